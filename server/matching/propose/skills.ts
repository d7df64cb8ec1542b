/** Skills a posting asks for, by the names the lexicon gives them. */
import { tradeIndex } from '../lexicon/all.ts';
import { findPhrases, phrases, shownName, skills } from '../lexicon/phrases.ts';
import { occupationsIn } from '../lexicon/titles.ts';
import type { Clause } from '../posting.ts';
import type { Proposal } from '../propose.ts';
import { termsOf, tokenise } from '../tokens.ts';
import { aboutDegree } from './degrees.ts';

const kindWeight = { REQUIREMENT: 3, DUTY: 1, OTHER: 0 };
/** More must-haves than this hardly any resume names, however good the candidate. */
const mostMustHaves = 3;
const office = new Set([tradeIndex('administration')]);

interface Seen {
  weight: number;
  must: boolean;
  asked: boolean;
  order: number;
  name: string;
}

/** Skills by how strongly the posting asks for them; what is only done on the job comes after what is required. */
export function skillsIn(title: string, clauses: Clause[], told: ReadonlySet<string>): Proposal[] {
  const ownTrades = new Set(occupationsIn(termsOf(title)).map(({ occupation }) => occupation.trade));
  const seen = new Map<number, Seen>();
  const toldTerms = new Set([...told].flatMap((name) => termsOf(name)));
  let order = 0;
  const look = (text: string, value: number, must: boolean, asked: boolean) => {
    const { terms, starts, ends } = tokenise(text);
    let covered = -1;
    findPhrases(
      terms,
      (at) => text.slice(starts[at], ends[at]),
      ({ phrase, at }) => {
        const skill = skills[phrase.skill];
        if (!skill || at < covered) return;
        covered = at + phrase.terms.length;
        if (skill.soft || value === 0) return;
        const ofTrade = phrase.trades.some((trade) => ownTrades.has(trade));
        const bonus =
          (ofTrade ? 1.5 : phrase.trades.some((trade) => office.has(trade)) ? 0.7 : 0.9) *
          (phrase.terms.length > 1 || phrase.upper ? 1.2 : 1);
        const known = seen.get(skill.id) ?? {
          weight: 0,
          must: false,
          asked: false,
          order: order++,
          name: '',
        };
        const shown = shownName(phrase, text.slice(starts[at], ends[covered - 1]));
        known.name =
          known.name === '' || known.name.toLowerCase() === shown.toLowerCase() ? shown : skill.name;
        known.weight += value * bonus;
        known.must ||= must;
        known.asked ||= asked;
        seen.set(skill.id, known);
      },
    );
  };
  const asksAtAll = clauses.some(({ kind }) => kind === 'REQUIREMENT');
  look(title, 2, true, true);
  for (const { text, kind, nice } of clauses) {
    if (aboutDegree.test(text) && text.length < 200) continue;
    look(text, kindWeight[kind], kind === 'REQUIREMENT' && !nice, kind === 'REQUIREMENT' || !asksAtAll);
  }
  let mustHaves = 0;
  return [...seen]
    .filter(([id, { asked, weight, name }]) => {
      if (!asked && weight < 1.4) return false;
      const all = skills[id]?.phrases.flatMap((phrase) => phrases[phrase]?.terms ?? []) ?? [];
      const first = phrases[skills[id]?.phrases[0] ?? -1]?.terms ?? all;
      return ![first, termsOf(name)].some((terms) => terms.every((term) => toldTerms.has(term)));
    })
    .sort(
      (a, b) =>
        Number(b[1].asked) - Number(a[1].asked) || b[1].weight - a[1].weight || a[1].order - b[1].order,
    )
    .map(([, { must, asked, weight, name }]) => ({
      name,
      importance: must && asked && mustHaves++ < mostMustHaves ? 'MUST_HAVE' : 'NICE_TO_HAVE',
      weight,
    }));
}
