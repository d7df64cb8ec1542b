/** Style of a chip whose label may need more than one line: a criterion is never cut. */
export const longChip = {
  maxWidth: '100%',
  height: 'auto',
  minHeight: 32,
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.5 },
} as const;
