/** What the compiled list of skills says of each name, as bits. */

/** Of a name. */
export const phraseFlags = {
  /** Only capitals count, because in small letters it is another word. */
  upper: 1,
  /** Only this way of writing it, or all capitals, counts. */
  exact: 2,
  /** A skill only where one is to be expected. */
  plain: 4,
  /** Endings its one word may have as a skill: none, -ing, -ed, a plural. */
  bare: 8,
  ing: 16,
  ed: 32,
  plural: 64,
  /** What its skill is called, in English or Spanish, and not a kind or part of it. */
  label: 128,
  spanish: 256,
  /** Used in every kind of work. */
  anywhere: 512,
  /** Who has done it has it: "mentored" is as good as "mentoring". */
  done: 1024,
  /** Of fields in which even an ordinary word is mostly a tool. */
  technical: 2048,
  office: 4096,
  /** Of our own list, so that its words tell a field. */
  typical: 8192,
} as const;
export type PhraseFlag = keyof typeof phraseFlags;

/** Of a skill. */
export const skillFlags = { soft: 1, language: 2 } as const;

/** What the ending of a word makes it; words with the same stem and another ending are another part of speech. */
export function endingOf(word: string): '' | 'ing' | 'ed' | 's' {
  const plain = word.toLowerCase().replace(/['’]s?$/, '');
  const ending = /(?:ing|ed|[^is]s)$/.exec(plain)?.[0] ?? '';
  return ending === 'ing' || ending === 'ed' ? ending : ending === '' ? '' : 's';
}
