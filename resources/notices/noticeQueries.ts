/** Where notices are kept in the cache. */
export const noticesKey = ['notices'] as const;

export const settingsKey = ['notice-settings'] as const;
