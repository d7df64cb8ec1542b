/** What a trade is, for the lists in this folder. Adding a trade, a title or a skill is adding words; no code changes. */

/**
 * One trade: the titles people hold in it, the skills asked for in it, and other words its texts are full of.
 *
 * Lists are written as one text, entries separated by commas. An entry may carry other spellings behind bars:
 * `General ledger|GL`; the first is the one shown. Short all-capital spellings (`GL`) only match capitals.
 */
export interface Trade {
  id: string;
  /** How a recruiter would say it: "5 years in …". */
  name: string;
  /** Ids of trades whose people often fit, nearest first. */
  near: string;
  titles: string;
  skills: string;
  words: string;
}
