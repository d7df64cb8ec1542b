/** Names and titles in mails to people who did not ask for them: nothing a mail program would make a link or a call of. */
import { parse } from 'tldts';
import { addressWords, asSeen, telephoneWords } from '../../../schemas/base/contactWords.ts';

/** Anything with a dot inside and what follows: a link where the part is a domain that exists. */
const dotted = /[\p{L}\p{N}-]+(?:[.。．｡][\p{L}\p{N}-]+)+(?:\/\S*)?/gu;

/** A domain loses what follows it and its last dot is set apart; `Node.js` is no domain, and stays. */
function apart(words: string): string {
  const [host = ''] = words.replaceAll(/[。．｡]/g, '.').split('/', 1);
  const { isIcann, publicSuffix, domain } = parse(host);
  if (!isIcann || domain === null || publicSuffix === null) return words;
  return `${host.slice(0, -publicSuffix.length - 1)} .${publicSuffix}`;
}

/** @returns the name with `…` in place of addresses and telephones; a name without any as it was written */
export function safeName(name: string): string {
  const seen = asSeen(name);
  const safe = seen.replaceAll(addressWords, '…').replaceAll(dotted, apart).replaceAll(telephoneWords, '…');
  return safe === seen ? name : safe;
}
