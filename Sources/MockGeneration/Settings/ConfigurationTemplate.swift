// The file that `mockgen init` writes: every key with its default, commented out.
// Made of the table of keys, so that it cannot fall behind.

extension Configuration {
    /// A configuration that sets nothing and shows what could be set.
    public static var template: String {
        let keys = ConfigurationKey.all.map { key in
            """
                // \(key.summary)
                // "\(key.name)": \(key.sample),

            """
        }
        return """
            // The settings of mockgen. Take the slashes away from what should differ.
            // Comments and a comma behind the last entry are fine. Options on the command line win over this file.
            {
            \(keys.joined(separator: "\n"))}

            """
    }
}
