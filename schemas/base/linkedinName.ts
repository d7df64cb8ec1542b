/** Whose LinkedIn profile is meant, however it was typed or copied. */

/** Copied addresses write letters of other scripts as `%C3%A9`; what is broken stays as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** `ada`, `in/ada` and whole addresses, with or without what apps add to them, all give `ada`. */
export const linkedinName = (typed: string): string =>
  decoded(
    typed
      .trim()
      .replace(/^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\//i, '')
      .replace(/^in\//i, '')
      .replace(/\?.*$/, '')
      .replace(/\/$/, ''),
  );
