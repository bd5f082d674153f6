// The part of libclang's C interface that is used: structures passed by value, and the types of the functions. Declared
// by hand, so that nothing has to be installed to build; the functions are looked up at run time. Structures have kept
// their layout in all versions of libclang (its documentation calls the interface stable).

#ifndef CLIBCLANG_H
#define CLIBCLANG_H

#include <stddef.h>

typedef void *CXIndex;
typedef void *CXTranslationUnit;
typedef void *CXFile;
typedef void *CXDiagnostic;

typedef struct {
    const void *data;
    unsigned flags;
} CXString;

typedef struct {
    int kind;
    int xdata;
    const void *data[3];
} CXCursor;

typedef struct {
    int kind;
    void *data[2];
} CXType;

typedef struct {
    const void *pointers[2];
    unsigned data;
} CXSourceLocation;

typedef struct {
    const void *pointers[2];
    unsigned begin;
    unsigned end;
} CXSourceRange;

typedef struct {
    unsigned count;
    CXSourceRange *ranges;
} CXSourceRangeList;

typedef struct {
    const char *path;
    const char *bytes;
    unsigned long count;
} CXUnsavedFile;

// What is done after a cursor was visited: 0 ends the visit, 1 goes on with its sibling, 2 goes into it.
typedef int (*CXVisitor)(CXCursor cursor, CXCursor parent, void *data);

// The functions by the shape of their types.
typedef CXIndex (*CXCreateIndex)(int excludeDeclarationsFromPCH, int displayDiagnostics);
typedef void (*CXDispose)(void *object);
typedef int (*CXParse)(
    CXIndex index, const char *path, const char *const *arguments, int argumentCount, CXUnsavedFile *unsaved,
    unsigned unsavedCount, unsigned options, CXTranslationUnit *unit);
typedef const char *(*CXCharacters)(CXString string);
typedef void (*CXDisposeString)(CXString string);
typedef CXString (*CXVersion)(void);
typedef CXCursor (*CXUnitCursor)(CXTranslationUnit unit);
typedef unsigned (*CXVisitChildren)(CXCursor parent, CXVisitor visitor, void *data);
typedef CXString (*CXCursorString)(CXCursor cursor);
typedef CXString (*CXCursorPrinted)(CXCursor cursor, void *policy);
typedef CXType (*CXCursorType)(CXCursor cursor);
typedef CXCursor (*CXCursorCursor)(CXCursor cursor);
typedef unsigned (*CXCursorFlag)(CXCursor cursor);
typedef unsigned (*CXCursorFlags)(CXCursor cursor, unsigned reserved);
typedef int (*CXCursorCount)(CXCursor cursor);
typedef CXCursor (*CXCursorElement)(CXCursor cursor, unsigned index);
typedef CXSourceLocation (*CXCursorLocation)(CXCursor cursor);
typedef CXSourceRange (*CXCursorRange)(CXCursor cursor);
typedef CXSourceLocation (*CXRangeEnd)(CXSourceRange range);
typedef void (*CXLocationParts)(
    CXSourceLocation location, CXFile *file, unsigned *line, unsigned *column, unsigned *offset);
typedef CXString (*CXFileName)(CXFile file);
typedef CXFile (*CXFileAt)(CXTranslationUnit unit, const char *path);
typedef CXFile (*CXCursorFile)(CXCursor cursor);
typedef const char *(*CXFileBytes)(CXTranslationUnit unit, CXFile file, size_t *count);
typedef CXSourceRangeList *(*CXFileRanges)(CXTranslationUnit unit, CXFile file);
typedef void (*CXDisposeRanges)(CXSourceRangeList *ranges);
typedef CXString (*CXTypeString)(CXType type);
typedef CXType (*CXTypeType)(CXType type);
typedef CXCursor (*CXTypeCursor)(CXType type);
typedef int (*CXTypeNumber)(CXType type);
typedef unsigned (*CXTypeFlag)(CXType type);
typedef long long (*CXTypeSize)(CXType type);
typedef CXType (*CXTypeElement)(CXType type, unsigned index);
typedef CXCursor (*CXTypeProtocol)(CXType type, unsigned index);
typedef unsigned (*CXDiagnosticCount)(CXTranslationUnit unit);
typedef CXDiagnostic (*CXDiagnosticAt)(CXTranslationUnit unit, unsigned index);
typedef int (*CXDiagnosticSeverity)(CXDiagnostic diagnostic);
typedef CXString (*CXDiagnosticString)(CXDiagnostic diagnostic);
typedef CXSourceLocation (*CXDiagnosticLocation)(CXDiagnostic diagnostic);

// The path of the library that has a function; null where it is not known. Not of libclang.
const char *CXPathOfLibrary(const void *address);

#endif
