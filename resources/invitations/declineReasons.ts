/** What people most often say when they decline; sent as it stands here. */
export const declineReasons = [
  'The salary is too low',
  'The place or the way of working does not suit me',
  'It is not the work I am looking for',
  'I am not looking at the moment',
  'I would rather not say',
] as const;

/** Chosen in place of one of the reasons by those who write their own. */
export const ownWords = 'OWN_WORDS';
