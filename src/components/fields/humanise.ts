/** Words that are written in capitals. */
const capitals = /^(api|id|ip|pdf|sku|uri|url|uuid)(s?)$/i;

const spell = (word: string) =>
  /^\p{Lu}{2,}$/u.test(word)
    ? word
    : word
        .toLowerCase()
        .replace(capitals, (_, short: string, plural: string) => short.toUpperCase() + plural);

/**
 * A name of a program as words: `plateNumber` and `plate_number` → "Plate number", `address.zipCode` → "Zip code",
 * `taxID` and `taxId` → "Tax ID".
 */
export function humanise(name: string): string {
  const words = (name.split('.').at(-1) ?? name)
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .trim()
    .split(/\s+/)
    .map(spell)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
