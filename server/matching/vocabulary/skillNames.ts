/** Other names of a skill, from ESCO, in English and Spanish: for criteria in everyday words. */
import { commonTerms } from './commonTerms.ts';
import { once } from './once.ts';
import { columnOf, openPacked, wordsOf } from './packed.ts';
import { placeFrom } from './sortedWords.ts';
import { termsOf } from './tokens.ts';

const articles = new Set('de del la el los las en con y para por al un una'.split(' '));

/**
 * A name's distinctive terms, sorted, so that "repairing clocks" and "clock repair" are the same. Empty if fewer than two
 * of several words are distinctive: "lead a team" is not "lead".
 */
export function skillKey(name: string): string {
  const terms = termsOf(name).filter((term) => !articles.has(term));
  const telling = [...new Set(terms.filter((term) => !commonTerms.has(term)))].sort();
  return telling.length < Math.min(2, terms.length) ? '' : telling.join(' ');
}

const index = once(() => {
  const packed = openPacked('skillNames');
  return {
    keys: wordsOf(packed, 'keys'),
    labelCounts: columnOf(packed, 'labelCounts'),
    names: columnOf(packed, 'names'),
    nameStarts: columnOf(packed, 'nameStarts'),
    having: columnOf(packed, 'having'),
    havingStarts: columnOf(packed, 'havingStarts'),
  };
});

/** Other names of a skill, each as its terms. */
interface OtherNames {
  /** Its own names in English and Spanish, which mean the same. */
  labels: string[][];
  /** Looser names: parts or kinds of it. */
  others: string[][];
}

/** The names of all skills with that name; empty if there is none. */
export function otherNames(name: string): OtherNames[] {
  const key = skillKey(name);
  if (key === '') return [];
  const { keys, labelCounts, names, nameStarts, having, havingStarts } = index();
  const place = placeFrom(keys, key);
  if (keys[place] !== key) return [];
  const skills = [...having.subarray(havingStarts[place] ?? 0, havingStarts[place + 1] ?? 0)];
  return skills.map((skill) => {
    const from = nameStarts[skill] ?? 0;
    const all = [...names.subarray(from, nameStarts[skill + 1] ?? 0)].map((number) =>
      (keys[number] ?? '').split(' '),
    );
    const labels = labelCounts[skill] ?? 0;
    return { labels: all.slice(0, labels), others: all.slice(labels) };
  });
}
