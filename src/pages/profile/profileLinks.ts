/** Addresses of a candidate's profiles elsewhere, which are kept as people type them. */

/** `ada`, `in/ada` and whole addresses all lead to https://www.linkedin.com/in/ada. */
export function linkedinUrl(typed: string): string {
  const name = typed
    .trim()
    .replace(/^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\//i, '')
    .replace(/^in\//i, '')
    .replace(/\/$/, '');
  return `https://www.linkedin.com/in/${encodeURIComponent(name)}`;
}

export const leetcodeUrl = (name: string): string => `https://leetcode.com/u/${encodeURIComponent(name)}`;
