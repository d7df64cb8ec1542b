/** Skills a posting asks for, by the names the lexicon gives them. */
import { nearness, tradeIndex } from '../lexicon/all.ts';
import { findPhrases, isSkillForm, phrases, shownName, skills } from '../lexicon/phrases.ts';
import { occupationsIn } from '../lexicon/titles.ts';
import type { Clause } from '../posting.ts';
import type { Proposal } from '../propose.ts';
import { isExpected } from '../skillHits.ts';
import { termsOf, tokenise } from '../tokens.ts';
import { aboutDegree } from './degrees.ts';

const kindWeight = { REQUIREMENT: 3, DUTY: 1, OTHER: 0 };
/** More must-haves than this hardly any resume names, however good the candidate. */
const mostMustHaves = 4;
const office = new Set([tradeIndex('administration')]);
/** Nearness from which on a skill belongs to the job's trade. */
const ownFrom = 0.25;

/** What stands between two things either of which will do. */
const choice = /^\s?(?:,?\sor\s|\/)\s?$/i;

interface Seen {
  weight: number;
  must: boolean;
  asked: boolean;
  /** Of the job's trade, or known by a name: what a recruiter would insist on. */
  core: boolean;
  order: number;
  name: string;
}

/** Skills by how strongly the posting asks for them; what is only done on the job comes after what is required. */
export function skillsIn(title: string, clauses: Clause[], told: ReadonlySet<string>): Proposal[] {
  const ownTrades = new Set(occupationsIn(termsOf(title)).map(({ occupation }) => occupation.trade));
  const seen = new Map<number, Seen>();
  const toldTerms = new Set([...told].flatMap((name) => termsOf(name)));
  let order = 0;
  const partner = new Map<number, number>();
  const look = (text: string, value: number, must: boolean, asked: boolean) => {
    let last: { id: number; end: number; shown: string } | null = null;
    const { terms, starts, ends } = tokenise(text);
    let covered = -1;
    findPhrases(
      terms,
      (at) => text.slice(starts[at], ends[at]),
      ({ phrase, at }) => {
        const skill = skills[phrase.skill];
        if (!skill || at < covered) return;
        if (!isSkillForm(phrase, text.slice(starts[at], ends[at]))) return;
        covered = at + phrase.terms.length;
        if (skill.soft || value === 0) return;
        const isOwn = phrase.trades.some((trade) => ownTrades.has(trade));
        const isNear =
          isOwn ||
          phrase.trades.some((trade) => [...ownTrades].some((own) => nearness(own, trade) >= ownFrom));
        // An ordinary word that is a skill in another trade is none here.
        if (phrase.plain && ownTrades.size > 0 && !skill.language && !isExpected(phrase, ownTrades)) return;
        const isOffice = phrase.trades.some((trade) => office.has(trade));
        const bonus = isNear ? 1.5 : isOffice ? 0.7 : 0.9;
        const end = ends[covered - 1] ?? 0;
        const shown = shownName(phrase, text.slice(starts[at], end));
        // "TypeScript or JavaScript" is one demand.
        const isChoice = last !== null && asked && choice.test(text.slice(last.end, starts[at]));
        const first = last === null ? undefined : seen.get(last.id);
        if (isChoice && last && first && last.id !== skill.id && !seen.has(skill.id)) {
          if (!first.name.includes(' or ')) first.name = `${first.name} or ${shown}`;
          partner.set(skill.id, last.id);
          last = { id: last.id, end, shown };
          return;
        }
        const id = partner.get(skill.id) ?? skill.id;
        last = { id, end, shown };
        const known = seen.get(id) ?? {
          weight: 0,
          must: false,
          asked: false,
          core: false,
          order: order++,
          name: '',
        };
        if (known.name === '') known.name = shown;
        else if (!known.name.includes(' or ') && known.name.toLowerCase() !== shown.toLowerCase())
          known.name = skill.name;
        known.weight += value * bonus;
        known.must ||= must;
        known.asked ||= asked;
        known.core ||= isNear || ownTrades.size === 0 || skill.language;
        seen.set(id, known);
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
      const spellings = skills[id]?.phrases.flatMap((phrase) => [phrases[phrase]?.terms ?? []]) ?? [];
      return ![...spellings, termsOf(name)].some(
        (terms) => terms.length > 0 && terms.every((term) => toldTerms.has(term)),
      );
    })
    .sort(
      (a, b) =>
        Number(b[1].asked) - Number(a[1].asked) ||
        Number(b[1].must && b[1].core) - Number(a[1].must && a[1].core) ||
        b[1].weight - a[1].weight ||
        a[1].order - b[1].order,
    )
    .map(([, { must, asked, core, weight, name }]) => ({
      name,
      importance: must && asked && core && mustHaves++ < mostMustHaves ? 'MUST_HAVE' : 'NICE_TO_HAVE',
      weight,
    }));
}
