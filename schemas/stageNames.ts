/** The stages every job starts with, by kind; apart from the schemas, for pages that only show names. */
export const stageNames = {
  APPLIED: 'Applied',
  SCREENING: 'Screening',
  ASSESSMENT: 'Assessment',
  INTERVIEW: 'Interview',
  OFFER: 'Offer',
  HIRED: 'Hired',
} as const;
