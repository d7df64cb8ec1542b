/** Names of profiles on LinkedIn and LeetCode, however they were typed or copied. */

/** Copied addresses write letters of other scripts as `%C3%A9`; what is broken stays as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name).normalize('NFC');
  } catch {
    return name;
  }
}

/** The address of a profile: on the site of a country or for phones, with a language or a page of the profile behind it. */
const address =
  /^(?:https?:\/\/)?(?:[a-z0-9-]{1,20}\.){0,2}linkedin\.com\/(?:(?:mwlite|comm)\/)?(?:(?:profile\/)?in\/([^/?#\s]+)(?:[/?#]\S*)?|(?!(?:in|feed|jobs)(?:[/?#]|$))([^/?#\s]+)\/?(?:[?#]\S*)?)$/i;

const nameInAddress = (text: string): string | undefined => {
  const [, name, nameAlone] = address.exec(text) ?? [];
  return name ?? nameAlone;
};

/** `ada`, `in/ada` and whole addresses, with or without what apps add to them, all give `ada`. */
export const linkedinName = (typed: string): string => {
  const bare = typed.trim();
  return decoded(nameInAddress(bare) ?? bare.replace(/^in\/|\/$/gi, ''));
};

/** Longer texts are no addresses of profiles and are not read. */
const longest = 1000;

/**
 * A profile's address as it is stored: addresses that differ only by app, country, language or page are one. A name alone
 * stays as it was typed.
 *
 * @example linkedinProfile('m.linkedin.com/in/ada/de?trk=x') // 'https://www.linkedin.com/in/ada'
 */
export function linkedinProfile(typed: string): string {
  if (typed.length > longest) return typed;
  const bare = typed.replace(/^(?:linked\s?in\s*:\s*)?[<("'/@]*|[>)"',;.\s]+$/gi, '');
  const name = nameInAddress(bare);
  return name === undefined ? bare : `https://www.linkedin.com/in/${decoded(name)}`;
}

/** The name in an address of LeetCode, or the name alone. */
export const leetcodeName = (typed: string): string =>
  typed.replace(
    /^(?:(?:https?:\/\/)?(?:www\.)?leetcode\.(?:com|cn)\/(?:u\/|profile\/)?|@)([^/?#]+).*$/i,
    '$1',
  );
