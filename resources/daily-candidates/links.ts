/** Addresses of a candidate's profiles elsewhere, from what the candidate wrote: a name or a whole address. */

/** Of "in/ana-diaz", "ana-diaz" or a linkedin.com address. */
export function linkedinUrl(profile: string): string {
  const name = profile.replace(/\/+$/, '').split('/').at(-1);
  return `https://www.linkedin.com/in/${encodeURIComponent(name ?? '')}`;
}

export const leetcodeUrl = (userName: string): string =>
  `https://leetcode.com/u/${encodeURIComponent(userName)}`;
