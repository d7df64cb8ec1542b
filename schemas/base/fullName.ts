/** Whole names of people. */

/** @example fullName('Sukarno', '') // 'Sukarno' */
export const fullName = (first: string | null | undefined, last: string | null | undefined): string =>
  [first, last].filter(Boolean).join(' ');
