/** Names of skills to choose from while one types. */

import { once } from './once.ts';
import { isSpanishName, type Phrase, phrasesOf, skillAt, skillCount } from './phrases.ts';
import { plainWords } from './plainWords.ts';
import { placeFrom } from './sortedWords.ts';

/** How many are offered, and from how many letters on. */
const most = 8;
const fewestLetters = 2;

/** A spelling with the name that is offered for it: a Spanish one is offered as it is. */
const named = (phrase: Phrase, name: string) => {
  const { spelling } = phrase;
  const shown = isSpanishName(phrase) ? spelling.slice(0, 1).toUpperCase() + spelling.slice(1) : name;
  return { key: plainWords(spelling), name: shown };
};

/** Every spelling with the name to offer, in the order of the alphabet. */
const index = once(() => {
  const entries = Array.from({ length: skillCount() }, (_, id) => skillAt(id)).flatMap((skill) =>
    skill && !skill.language && !skill.soft
      ? [
          { key: plainWords(skill.name), name: skill.name },
          ...phrasesOf(skill).map((one) => named(one, skill.name)),
        ]
      : [],
  );
  entries.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return { keys: entries.map(({ key }) => key), names: entries.map(({ name }) => name) };
});

/** The skills with a spelling that begins with those letters, the shortest names first; none for a single letter. */
export function skillsBeginning(letters: string): string[] {
  const wanted = plainWords(letters.trim());
  if (wanted.length < fewestLetters) return [];
  const { keys, names } = index();
  const found = new Set<string>();
  for (let at = placeFrom(keys, wanted); keys[at]?.startsWith(wanted); at += 1) found.add(names[at] ?? '');
  const isOwn = (name: string) => (plainWords(name).startsWith(wanted) ? 0 : 1);
  return [...found]
    .sort((a, b) => isOwn(a) - isOwn(b) || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, most);
}
