/** The browser's autofill tokens, by the end of a field's name. */
const tokens: readonly (readonly [ending: RegExp, token: string])[] = [
  // On its own it is the name someone signs in with.
  [/^email$/, 'username'],
  [/email$/i, 'email'],
  [/FirstName$/, 'given-name'],
  [/LastName$/, 'family-name'],
  [/employerName$/, 'organization'],
  [/Title$/, 'organization-title'],
  [/Phone$/, 'tel'],
  [/City$/, 'address-level2'],
  [/State$/, 'address-level1'],
  [/Website$/, 'url'],
];

/** The autocomplete token of a field, `off` for what no browser knows of a person. */
export const autoCompleteOf = (source: string): string =>
  tokens.find(([ending]) => ending.test(source))?.[1] ?? 'off';
