/** Criteria read out of a posting for the recruiter to confirm. */
import type { Criterion } from '../../../schemas/criteria.ts';
import {
  type Asked,
  either,
  importanceOf,
  isSpanish,
  isUnshown,
  longestName,
  type Reading,
} from '../propose/asked.ts';
import { aboutDegree, readDegrees } from '../propose/degrees.ts';
import { experienceAs } from '../propose/experienceAs.ts';
import { readLanguages } from '../propose/languages.ts';
import { mayComeLater, readLicences } from '../propose/licences.ts';
import { readPlaces } from '../propose/places.ts';
import { readSkills, skillsNamed } from '../propose/skills.ts';
import { readYears } from '../propose/years.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { type Worked, workedIn } from '../vocabulary/worked.ts';
import { type Clause, clausesOf } from './posting.ts';

/** The subject of a criterion: the order in which must-haves are taken, and how many of a kind there may be. */
const kinds = {
  years: { most: 3, musts: 2 },
  licence: { most: 4, musts: 3 },
  degree: { most: 2, musts: 1 },
  language: { most: 2, musts: 1 },
  place: { most: 1, musts: 1 },
  skill: { most: 8, musts: 4 },
} as const;
type Kind = keyof typeof kinds;

interface Proposal extends Criterion {
  kind: Kind;
  order: number;
}

const most = 10;
const mostMusts = 6;
const fewest = 3;
/** Skills of what is done on the job, where little is asked for. */
const mostOfDuties = 3;

const readers: [Kind, (asked: Asked) => Reading][] = [
  ['place', readPlaces],
  ['licence', readLicences],
  ['years', readYears],
  ['language', readLanguages],
  ['degree', readDegrees],
];

const tellingTerms = (name: string) => {
  const said = termsOf(
    name.replace(
      /\b(?:such as|experience|certification|certificate|license|degree|fluent|or|and|in|as|como|de|en|con)\b/gi,
      ' ',
    ),
  );
  return said.length > 0 ? said : termsOf(name);
};

/** Years and degrees in something are asked for beside one another, and beside the thing itself. */
const ofTheirOwn: ReadonlySet<Kind> = new Set<Kind>(['years', 'degree']);

/** Proposals each once: what a proposal before says already is left out. */
class Gathered {
  readonly all: Proposal[] = [];

  put(kind: Kind, name: string, importance: Criterion['importance']) {
    const plain = name.replace(/\s+/g, ' ').trim();
    if (plain.length < 2 || plain.length > 120) return;
    const terms = tellingTerms(plain);
    if (terms.length === 0) return;
    const same = this.all.find((other) => {
      const theirs = tellingTerms(other.name);
      return terms.every((term) => theirs.includes(term)) && (other.kind === kind || !ofTheirOwn.has(kind));
    });
    if (same) {
      if (importance === 'MUST_HAVE' && same.kind === kind && tellingTerms(same.name).length === terms.length)
        same.importance = importance;
      return;
    }
    this.all.push({ name: plain, importance, kind, order: this.all.length });
  }
}

/** Who lives elsewhere may move after starting. */
const movesLater = /\bwithin (?:\w+ )?(?:\(?\d+\)? )?(?:days|weeks|months|years?)\b/i;

/** Who has not got it yet may get it. */
const isLearntLater =
  /\bor (?:be )?(?:willing(?:ness)?|able|ability|eager) to (?:obtain|get|learn|acquire)\b/i;

/** A text without the parts that no resume shows; nothing where those are most of it. */
function shownOf(text: string): string {
  const parts = text.split(/,\s|\s?;\s?|\.\s/);
  const shown = parts.filter((part) => !isUnshown(part));
  return shown.length * 2 > parts.length
    ? shown.length === parts.length
      ? text
      : shown.join('; ')
    : shown.length === parts.length
      ? text
      : '';
}

/** "2 years in accounting or a bachelor's degree": the part beside the degree. */
const insteadOfYears = /(?:^|[\s;,])or\s+(?:an?\s)?(?:[\w']+\s)?(?:degree|bachelor|master|associate)/i;

function read(clause: Clause, title: string, spanish: boolean, own: Worked, into: Gathered) {
  let { text } = clause;
  let hasYears = false;
  for (const [kind, reader] of readers) {
    const asked: Asked = { text, nice: clause.nice, title, spanish };
    // A demand behind a licence that may come later is no demand yet.
    const { found, rest } = reader(asked);
    if (kind === 'years') hasYears = found.length > 0;
    // A degree that replaces years is not asked for in addition to them.
    const instead = kind === 'degree' && hasYears ? insteadOfYears.exec(text) : null;
    const isInstead = instead !== null && !aboutDegree.test(text.slice(0, instead.index));
    for (const name of isInstead ? [] : found)
      into.put(
        kind,
        name,
        importanceOf(
          clause.nice ||
            (kind === 'licence' && mayComeLater(text)) ||
            (kind === 'place' && movesLater.test(text)),
        ),
      );
    text = rest;
    if (text.trim() === '') return;
  }
  text = shownOf(text);
  for (const { name, sure } of readSkills({ text, nice: clause.nice, title, spanish }, own))
    into.put('skill', name, importanceOf(clause.nice || !sure || isLearntLater.test(text)));
}

/** At most so many, must-haves first and few of them; those of a kind in the order of the posting. */
function chosen(all: readonly Proposal[]): Proposal[] {
  const kept = Object.keys(kinds).flatMap((kind) => {
    const of = all.filter((proposal) => proposal.kind === kind);
    let musts = 0;
    return of
      .map((proposal): Proposal => {
        const isMust = proposal.importance === 'MUST_HAVE' && musts < kinds[proposal.kind].musts;
        if (isMust) musts += 1;
        return { ...proposal, importance: isMust ? 'MUST_HAVE' : 'NICE_TO_HAVE' };
      })
      .sort(
        (a, b) =>
          Number(b.importance === 'MUST_HAVE') - Number(a.importance === 'MUST_HAVE') || a.order - b.order,
      )
      .slice(0, kinds[kind as Kind].most);
  });
  const musts = kept.filter(({ importance }) => importance === 'MUST_HAVE');
  const wishes = [
    ...musts.slice(mostMusts).map((proposal): Proposal => ({ ...proposal, importance: 'NICE_TO_HAVE' })),
    ...kept.filter(({ importance }) => importance === 'NICE_TO_HAVE'),
  ];
  return [...musts.slice(0, mostMusts), ...wishes].slice(0, most);
}

/** Years of anything say nothing beside as many in something. */
function withoutGeneral(all: readonly Proposal[]): Proposal[] {
  const years = all.filter(({ kind }) => kind === 'years');
  const monthsOf = ({ name }: Proposal) =>
    Number.parseInt(name, 10) * (/^\d+ (?:month|mes)/.test(name) ? 1 : 12);
  const isGeneral = ({ name }: Proposal) => /^\d+ \S+ (?:of experience|de experiencia)$/.test(name);
  return all.filter(
    (one) =>
      one.kind !== 'years' ||
      !isGeneral(one) ||
      !years.some(
        (other) =>
          !isGeneral(other) && other.importance === one.importance && monthsOf(other) >= monthsOf(one),
      ),
  );
}

/** A posting that says people are trained on the job asks for nobody of the trade. */
const trains =
  /\b(?:no experience (?:necessary|needed|required)|will train|entry[- ]level|training provided|we train)\b|sin experiencia/i;

/** Names the criterion that comes with the title; null if that says nothing about the work, or if people are trained for it. */
export const workOf = ({ title, description }: { title: string; description: string }): string | null =>
  trains.test(description) ? null : experienceAs(title, isSpanish(description));

/**
 * Proposes up to 10 criteria, at most 6 of them must-haves: what a posting asks for and a resume can show. "A plus",
 * "preferred" and the like make a nice-to-have. A posting that asks for nothing gets the trade of its title.
 */
export function proposeCriteria({ title, description }: { title: string; description: string }): Criterion[] {
  const clauses = clausesOf(description);
  const spanish = isSpanish(description);
  const own = workedIn([title]);
  const gathered = new Gathered();
  const choices = new Map<number, { items: string[]; nice: boolean }>();
  for (const clause of clauses) {
    if (clause.choice !== undefined) {
      const listed = choices.get(clause.choice) ?? { items: [], nice: clause.nice };
      listed.items.push(clause.text);
      choices.set(clause.choice, listed);
    } else if (clause.kind === 'REQUIREMENT') read(clause, title, spanish, own, gathered);
  }
  for (const { items, nice } of choices.values()) {
    const names = items.flatMap((text) =>
      readSkills({ text: `experience with ${text}`, nice, title, spanish }, own).slice(0, 1),
    );
    gathered.put(
      'skill',
      either(
        names.map(({ name }) => name),
        spanish,
        longestName,
      ),
      importanceOf(nice),
    );
  }
  if (gathered.all.length < fewest) {
    let taken = 0;
    for (const { text, kind, nice } of clauses) {
      if (kind !== 'DUTY') continue;
      for (const { name, sure } of skillsNamed(text, own, { text, nice, title, spanish }))
        if (sure && taken < mostOfDuties) {
          gathered.put('skill', name, 'NICE_TO_HAVE');
          taken += 1;
        }
    }
  }
  const work = workOf({ title, description });
  if (work !== null && gathered.all.every(({ importance }) => importance === 'NICE_TO_HAVE'))
    gathered.put('years', work, 'MUST_HAVE');
  return chosen(withoutGeneral(gathered.all)).map(({ name, importance }) => ({ name, importance }));
}
