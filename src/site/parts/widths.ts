/** The column the pages about the product stand in. */
export const wide = { width: '100%', maxWidth: 1184, mx: 'auto', px: { xs: 2.5, sm: 4 } } as const;
