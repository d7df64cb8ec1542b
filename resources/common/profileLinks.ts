/** Addresses of a candidate's profiles on other sites, which are kept as people type them. */
import { linkedinName } from '../../schemas/base/profileNames.ts';

/** `ada`, `in/ada` and whole addresses all lead to https://www.linkedin.com/in/ada. */
export const linkedinUrl = (typed: string): string =>
  `https://www.linkedin.com/in/${encodeURIComponent(linkedinName(typed))}`;

export const leetcodeUrl = (name: string): string => `https://leetcode.com/u/${encodeURIComponent(name)}`;
