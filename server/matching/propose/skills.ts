/** Skills a posting asks for, by the names the lexicon gives them. */
import { nearness, tradeIndex } from '../lexicon/all.ts';
import { isLicence } from '../lexicon/licences.ts';
import { findPhrases, isSkillForm, type Phrase, phrases, shownName, skills } from '../lexicon/phrases.ts';
import { occupationsIn } from '../lexicon/titles.ts';
import type { Clause } from '../posting.ts';
import type { Proposal } from '../propose.ts';
import { isExpected } from '../skillHits.ts';
import { termsOf, tokenise } from '../tokens.ts';
import { choiceGroups, joinNames } from './choices.ts';
import { aboutDegree } from './degrees.ts';

const kindWeight = { REQUIREMENT: 3, DUTY: 1, OTHER: 0 };
/** More must-haves than this hardly any resume names, however good the candidate. */
const mostMustHaves = 4;
const office = new Set([tradeIndex('administration')]);
/** Nearness from which on a skill belongs to the job's trade. */
const ownFrom = 0.25;

interface Seen {
  weight: number;
  must: boolean;
  asked: boolean;
  /** Of the job's trade, or known by a name: what a recruiter would insist on. */
  core: boolean;
  order: number;
  name: string;
}

interface SkillHit {
  id: number;
  start: number;
  end: number;
  phrase: Phrase;
  shown: string;
}

/** The skills a text names, in order, those of several words before their parts; licences have their own reader. */
function skillsNamed(text: string, ownTrades: ReadonlySet<number>): SkillHit[] {
  const { terms, starts, ends } = tokenise(text);
  const found: SkillHit[] = [];
  let covered = -1;
  findPhrases(
    terms,
    (at) => text.slice(starts[at], ends[at]),
    ({ phrase, at }) => {
      const skill = skills[phrase.skill];
      if (!skill || at < covered) return;
      if (!isSkillForm(phrase, text.slice(starts[at], ends[at]))) return;
      covered = at + phrase.terms.length;
      if (skill.soft) return;
      // An ordinary word that is a skill in another trade is none here.
      if (phrase.plain && ownTrades.size > 0 && !skill.language && !isExpected(phrase, ownTrades)) return;
      const start = starts[at] ?? 0;
      const end = ends[covered - 1] ?? 0;
      found.push({ id: skill.id, start, end, phrase, shown: shownName(phrase, text.slice(start, end)) });
    },
  );
  return found;
}

/** Alternatives as one demand: each skill with the first of its group, and that group's name. */
function alternativesIn(clauses: readonly Clause[], ownTrades: ReadonlySet<number>) {
  const leaders = new Map<number, { id: number; name: string }>();
  const join = (hits: readonly SkillHit[]) => {
    const fresh = hits.filter(
      ({ id }, at) =>
        !leaders.has(id) &&
        !isLicence(skills[id]?.name ?? '') &&
        hits.findIndex((other) => other.id === id) === at,
    );
    const [first] = fresh;
    if (!first || fresh.length < 2) return;
    const group = { id: first.id, name: joinNames(fresh.map(({ shown }) => shown)) };
    for (const { id } of fresh) leaders.set(id, group);
  };
  const listed = new Map<number, SkillHit[]>();
  for (const { text, kind, choice } of clauses) {
    const hits = skillsNamed(text, ownTrades);
    if (choice !== undefined) listed.set(choice, [...(listed.get(choice) ?? []), ...hits]);
    else
      for (const group of choiceGroups(text, hits))
        if (kind === 'REQUIREMENT' || /\bany of\b/i.test(text))
          join(group.flatMap((place) => hits[place] ?? []));
  }
  for (const hits of listed.values()) join(hits);
  return leaders;
}

/** Skills by how strongly the posting asks for them; what is only done on the job comes after what is required. */
export function skillsIn(title: string, clauses: Clause[], told: ReadonlySet<string>): Proposal[] {
  const ownTrades = new Set(occupationsIn(termsOf(title)).map(({ occupation }) => occupation.trade));
  const seen = new Map<number, Seen>();
  const toldTerms = new Set([...told].flatMap((name) => termsOf(name)));
  const leaders = alternativesIn(
    clauses.filter(({ text }) => !aboutDegree.test(text) || text.length >= 200),
    ownTrades,
  );
  let order = 0;
  const look = (text: string, value: number, must: boolean, asked: boolean) => {
    if (value === 0) return;
    for (const { id: own, phrase, shown } of skillsNamed(text, ownTrades)) {
      const skill = skills[own];
      const leader = leaders.get(own);
      const id = leader?.id ?? own;
      const isNear = phrase.trades.some((trade) =>
        [...ownTrades].some((other) => other === trade || nearness(other, trade) >= ownFrom),
      );
      const isOffice = phrase.trades.some((trade) => office.has(trade));
      const known = seen.get(id) ?? {
        weight: 0,
        must: false,
        asked: false,
        core: false,
        order: order++,
        name: leader?.name ?? shown,
      };
      if (!leader && skill && known.name.toLowerCase() !== shown.toLowerCase()) known.name = skill.name;
      known.weight += value * (isNear ? 1.5 : isOffice ? 0.7 : 0.9);
      known.must ||= must;
      known.asked ||= asked;
      known.core ||= isNear || ownTrades.size === 0 || skill?.language === true;
      seen.set(id, known);
    }
  };
  const asksAtAll = clauses.some(({ kind }) => kind === 'REQUIREMENT');
  look(title, 2, true, true);
  for (const { text, kind, nice } of clauses) {
    if (aboutDegree.test(text) && text.length < 200) continue;
    look(text, kindWeight[kind], kind === 'REQUIREMENT' && !nice, kind === 'REQUIREMENT' || !asksAtAll);
  }
  /** Whether criteria proposed already say a skill, in any of its spellings. */
  const isTold = (id: number, name: string) => {
    const spellings = skills[id]?.phrases.flatMap((phrase) => [phrases[phrase]?.terms ?? []]) ?? [];
    return [...spellings, termsOf(name)].some(
      (terms) => terms.length > 0 && terms.every((term) => toldTerms.has(term)),
    );
  };
  let mustHaves = 0;
  return [...seen]
    .filter(([id, { asked, weight, name }]) => {
      if (!asked && weight < 1.4) return false;
      const members = [...leaders].flatMap(([member, leader]) => (leader.id === id ? [member] : []));
      return members.length > 1 ? !members.every((member) => isTold(member, '')) : !isTold(id, name);
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
