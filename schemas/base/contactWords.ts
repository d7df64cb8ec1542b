/** Finds web addresses, mail addresses and telephone numbers in names, so that names cannot lead their readers elsewhere. */

/** Web and mail addresses, as far as they are written with their signs; and the numbers of machines. */
export const addressWords =
  /\S*(?:[:：]\s*[/／]{2}|[^\s@＠][@＠][^\s@＠]|\bwww\.|(?<![\p{N}.])\d{1,3}(?:\.\d{1,3}){3}(?![\p{N}.]))\S*/giu;

/** Seven digits and more, with the signs that people write between them. */
export const telephoneWords = /[+＋(（]?\p{Nd}(?:[^\p{L}\p{Nd}\n]{0,3}\p{Nd}){6,}/gu;

/** The text as its readers see it: letters, digits and dots of other widths as plain ones, and no invisible signs. */
export const asSeen = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

/** Whether a name has no address and no telephone number: names come from strangers, and go into mails to others. */
export const isWithoutContacts = (name: string): boolean => {
  const seen = asSeen(name);
  return seen.search(addressWords) === -1 && seen.search(telephoneWords) === -1;
};
