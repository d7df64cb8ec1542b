/** Versions of records, as If-Match names them. */

/** The version of a record that says when it was changed; the first half of its ETag, and an ETag by itself. */
export const versionOf = (updatedAt: string): string => Date.parse(updatedAt).toString(36);
