/** For an alert of several lines with an action: on a phone the action stands below the words instead of narrowing them. */
export const actionBelow = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 220px' },
  '& .MuiAlert-action': { pt: 0.5 },
} as const;
