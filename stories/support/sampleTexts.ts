/** The texts in force in every scene. */
export const sampleTexts = [
  { name: 'TERMS', version: '3', date: '2026-01-01' },
  { name: 'PRIVACY', version: '2', date: '2026-01-01' },
];
