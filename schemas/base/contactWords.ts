/** Web and mail addresses, as far as they are written with their signs. */
export const addressWords = /\S*(?:[:：]\s*[/／]{2}|[^\s@＠][@＠][^\s@＠]|\bwww\.)\S*/giu;

/** Seven digits and more, with the signs that people write between them. */
export const telephoneWords = /[+＋(（]?\p{Nd}(?:[\s().+/‐-–-]*\p{Nd}){6,}/gu;

/** Whether a name would lead its readers elsewhere: names come from strangers, and go into mails to others. */
export const isWithoutContacts = (name: string): boolean =>
  name.search(addressWords) === -1 && name.search(telephoneWords) === -1;
