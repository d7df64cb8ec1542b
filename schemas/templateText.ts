/** Fields in texts: `{{jobTitle}}`. No zod, because every box for a message looks for those that are left open. */

/** A field as it stands in a text. */
export const inBraces = (name: string): string => `{{${name}}}`;

const fieldInText = /\{\{([^{}]*)\}\}/g;

/** The names between braces, each once, whether there are such fields or not. */
export const fieldsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(fieldInText)].map(([, name = '']) => name.trim())),
];

/** A brace too many or too few: what was meant as a field would be sent as it stands. */
export const hasHalfField = (text: string): boolean => /\{\{|\}\}/.test(text.replaceAll(fieldInText, ''));

/** Puts facts in the place of their fields; a field without a fact stays as it is. */
export const fillIn = (text: string, facts: Readonly<Record<string, string | undefined>>): string =>
  text.replaceAll(fieldInText, (field: string, name: string) =>
    Object.hasOwn(facts, name.trim()) ? facts[name.trim()] || field : field,
  );

/** Where the first field of a text stands, as a selection; undefined without one. */
export function firstField(text: string): readonly [start: number, end: number] | undefined {
  const [match] = text.matchAll(fieldInText);
  return match && [match.index, match.index + match[0].length];
}
