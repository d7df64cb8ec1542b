/** Licences and certificates: those the lexicon knows, and "… license" or "… certification" in the posting's own words. */
import { isLicence } from '../lexicon/licences.ts';
import { findPhrases, skills } from '../lexicon/phrases.ts';
import type { Clause } from '../posting.ts';
import type { Proposal } from '../propose.ts';
import { tokenise } from '../tokens.ts';
import { choiceGroups, joinNames } from './choices.ts';

const own =
  /\b((?:[A-Z][A-Za-z&+/'-]{1,20}\s){1,4}(?:[Ll]icen[cs]e|[Cc]ertification|[Cc]ertificate|[Rr]egistration|[Cc]redentials?))\b/;

/** Licences asked for, in the order of the posting. */
export function licencesIn(title: string, clauses: Clause[]): Proposal[] {
  const found: Proposal[] = [];
  const look = (text: string, nice: boolean, kind: Clause['kind']) => {
    const { terms, starts, ends } = tokenise(text);
    const named: { name: string; start: number; end: number }[] = [];
    let covered = -1;
    findPhrases(
      terms,
      (at) => text.slice(starts[at], ends[at]),
      ({ phrase, at }) => {
        const name = skills[phrase.skill]?.name;
        if (!name || !isLicence(name) || at < covered) return;
        covered = at + phrase.terms.length;
        named.push({ name, start: starts[at] ?? 0, end: ends[covered - 1] ?? 0 });
      },
    );
    const importance = nice ? 'NICE_TO_HAVE' : 'MUST_HAVE';
    const groups = choiceGroups(text, named);
    const taken = new Set(groups.flat());
    for (const group of groups)
      found.push({ name: joinNames(group.map((place) => named[place]?.name ?? '')), importance, weight: 1 });
    named.forEach(({ name }, place) => {
      if (!taken.has(place)) found.push({ name, importance, weight: 1 });
    });
    if (named.length > 0 || kind !== 'REQUIREMENT') return;
    const words = own.exec(text)?.[1];
    if (words && words.length <= 60)
      found.push({
        name: words.replace(
          /^(?:Valid|Current|Active|A|An|The|Must|Have|Possess|Requires?|Required|Preferred|Desired)\s/gi,
          '',
        ),
        importance: nice ? 'NICE_TO_HAVE' : 'MUST_HAVE',
        weight: 1,
      });
  };
  look(title, false, 'OTHER');
  for (const { text, kind, nice } of clauses) if (kind === 'REQUIREMENT') look(text, nice, kind);
  if (found.length === 0)
    for (const { text, nice, kind } of clauses) if (kind === 'DUTY') look(text, nice, kind);
  const musts = new Map(found.filter((p) => p.importance === 'MUST_HAVE').map((p) => [p.name, p]));
  return [...musts.values(), ...found.filter((p) => p.importance === 'NICE_TO_HAVE' && !musts.has(p.name))];
}
