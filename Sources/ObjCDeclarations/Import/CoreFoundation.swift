// The types of Core Foundation: pointers to structures in C, classes in Swift. For example: `CGColor` for `CGColorRef`

extension TypeNames {
    /// The class that a typedef is in Swift; nil for what is none of Core Foundation.
    ///
    /// It is said of the structure, by `CF_BRIDGED_TYPE(…)`, or known by the name: the pointers of another
    /// `typedef struct Node *NodeRef;` stay pointers.
    func coreFoundationClass(_ name: String) -> String? {
        guard name != "CFTypeRef" else { return nil }
        // There is a class of Objective-C with the shorter name.
        if name == "IOSurfaceRef" { return name }
        let suffix = "Ref"
        var short = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        guard let typedef = typedefs[name] else {
            return Self.isLikeCoreFoundation(name) && !pointersOfCoreFoundation.contains(short) ? short : nil
        }
        // Of two that would have one name, it is the reference that keeps its own.
        if typedefs[short] != nil || classes[short] != nil { short = name }
        let isClass: Bool
        switch typedef.type.kind {
        case .typedef(let other): isClass = other == "CFTypeRef" || coreFoundationClass(other) != nil
        case .pointer(let pointee):
            guard case .tag(let tag) = desugared(pointee).kind else { return nil }
            isClass = classesOfCoreFoundation.contains(short) || tags[tag]?.attributes.isBridged ?? false
        default: return nil
        }
        return isClass ? typedef.attributes.name ?? short : nil
    }

    /// Whether a name that nobody declares looks like one of Core Foundation's typedefs. For example: `CGColorRef`
    static func isLikeCoreFoundation(_ name: String) -> Bool {
        guard name.hasSuffix("Ref") else { return false }
        return ["CF", "CG", "CV", "CM", "CT", "Sec", "IO", "AB", "SCDynamic", "SCNetwork", "VT"].contains {
            name.hasPrefix($0)
        }
    }
}

/// Names like those of classes that are pointers in Swift, too.
private let pointersOfCoreFoundation: Set<String> = [
    "CGPDFArray", "CGPDFContentStream", "CGPDFDictionary", "CGPDFObject", "CGPDFOperatorTable", "CGPDFScanner",
    "CGPDFStream", "CGPDFString", "IONotificationPort",
]

/// The classes that headers declare themselves to do without the frameworks. For example: `typedef struct CGColor *CGColorRef;`
private let classesOfCoreFoundation: Set<String> = [
    "CFAllocator", "CFArray", "CFAttributedString", "CFBag", "CFBoolean", "CFBundle", "CFCalendar", "CFCharacterSet",
    "CFData", "CFDate", "CFDateFormatter", "CFDictionary", "CFError", "CFFileDescriptor", "CFHost", "CFHTTPMessage",
    "CFLocale", "CFMachPort", "CFMessagePort", "CFMutableArray", "CFMutableAttributedString", "CFMutableBag",
    "CFMutableCharacterSet", "CFMutableData", "CFMutableDictionary", "CFMutableSet", "CFMutableString",
    "CFNotificationCenter", "CFNull", "CFNumber", "CFNumberFormatter", "CFPlugIn", "CFReadStream", "CFRunLoop",
    "CFRunLoopObserver", "CFRunLoopSource", "CFRunLoopTimer", "CFSet", "CFSocket", "CFString", "CFStringTokenizer",
    "CFTimeZone", "CFTree", "CFURL", "CFUUID", "CFWriteStream", "CGColor", "CGColorSpace", "CGContext",
    "CGDataConsumer", "CGDataProvider", "CGFont", "CGFunction", "CGGradient", "CGImage", "CGImageDestination",
    "CGImageSource", "CGLayer", "CGMutablePath", "CGPath", "CGPattern", "CGPDFDocument", "CGPDFPage", "CGPSConverter",
    "CGShading", "CMBlockBuffer", "CMBufferQueue", "CMClock", "CMFormatDescription", "CMMemoryPool", "CMSampleBuffer",
    "CMSimpleQueue", "CMTimebase", "CTFont", "CTFontCollection", "CTFontDescriptor", "CTFrame", "CTFramesetter",
    "CTGlyphInfo", "CTLine", "CTParagraphStyle", "CTRun", "CTRunDelegate", "CTTextTab", "CTTypesetter", "CVBuffer",
    "CVDisplayLink", "CVMetalTexture", "CVMetalTextureCache", "CVOpenGLESTexture", "CVOpenGLESTextureCache",
    "CVPixelBufferPool", "SCNetworkReachability", "SecAccessControl", "SecCertificate", "SecIdentity",
    "SecKey", "SecPolicy", "SecTask", "SecTrust", "VTCompressionSession", "VTDecompressionSession",
]
