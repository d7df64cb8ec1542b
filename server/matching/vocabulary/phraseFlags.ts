/** Facts of the compiled list of skills about each name, as bits. */

/** Of a name. */
export const phraseFlags = {
  /** Counts only in capitals, because in lower case it is another word. */
  upper: 1,
  /** Counts only as written here or in capitals. */
  exact: 2,
  /** Counts as a skill only where one is expected. */
  plain: 4,
  /** Endings with which its one word counts as a skill: none, -ing, -ed, a plural. */
  bare: 8,
  ing: 16,
  ed: 32,
  plural: 64,
  /** The skill's own name in English or Spanish, not that of a kind or part of it. */
  label: 128,
  spanish: 256,
  /** Used in every kind of work. */
  anywhere: 512,
  /** Having done it shows the skill: "mentored" is as good as "mentoring". */
  done: 1024,
  /** From fields in which even an ordinary word usually means a tool. */
  technical: 2048,
  office: 4096,
  /** From our own list, so its words tell a field. */
  typical: 8192,
} as const;
export type PhraseFlag = keyof typeof phraseFlags;

/** Of a skill. */
export const skillFlags = { soft: 1, language: 2 } as const;

/** A word's ending, which tells its part of speech among words with the same stem. */
export function endingOf(word: string): '' | 'ing' | 'ed' | 's' {
  const plain = word.toLowerCase().replace(/['’]s?$/, '');
  const ending = /(?:ing|ed|[^is]s)$/.exec(plain)?.[0] ?? '';
  return ending === 'ing' || ending === 'ed' ? ending : ending === '' ? '' : 's';
}
