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
import { readRights } from '../propose/rights.ts';
import { readSkills, skillsNamed } from '../propose/skills.ts';
import { readYears } from '../propose/years.ts';
import { termsOf } from '../vocabulary/tokens.ts';
import { type Worked, workedIn } from '../vocabulary/worked.ts';
import { type Clause, clausesOf } from './posting.ts';
import { segmentsOf } from './segments.ts';

/** The subject of a criterion: the order in which must-haves are taken, and how many of a kind there may be. */
const kinds = {
  years: { most: 3, musts: 2 },
  licence: { most: 4, musts: 3 },
  degree: { most: 2, musts: 1 },
  language: { most: 2, musts: 1 },
  place: { most: 1, musts: 1 },
  // No resume shows it: for a recruiter to confirm, and never matched before.
  right: { most: 0, musts: 0 },
  skill: { most: 8, musts: 4 },
} as const;
type Kind = keyof typeof kinds;

interface Proposal extends Criterion {
  kind: Kind;
  order: number;
  /** The same with every word of the posting. */
  whole: string;
  /** Whether the posting demands it; a must-have of the few that are matched has to be sure as well. */
  isDemanded: boolean;
  /** In the posting's words alone: for a recruiter to confirm, and not matched before. */
  inOwnWords: boolean;
  /** A part of what the clause asks for, found in it by a list: good to match by, and no criterion as it stands. */
  isPart: boolean;
  /** The clauses that ask for it, by their places. */
  clauses: number[];
}

const most = 10;
const mostMusts = 6;
const fewest = 3;
/** Skills of what is done on the job, where little is asked for. */
const mostOfDuties = 3;

const readers: [Kind, (asked: Asked) => Reading][] = [
  ['right', readRights],
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
const ofTheirOwn: ReadonlySet<Kind> = new Set<Kind>(['years', 'degree', 'licence']);

/** A name without the words behind which a phrase goes on. */
const finished = (name: string) =>
  name
    .replace(/\s+/g, ' ')
    .replace(/^[^()]*\)|\([^()]*$/, (half) => half.replace(/[()]/g, ''))
    .trim()
    .replace(/(?:\s(?:and|or|of|in|with|to|the|an?|for|de|del|en|con|y|e|o|u|a))+$/iu, '');

/** Proposals each once: what a proposal before says already is left out. */
class Gathered {
  readonly all: Proposal[] = [];

  /** Whether a proposal says it already; then it may become a must-have by it, or be put better. */
  private isSaid(kind: Kind, found: Omit<Proposal, 'kind' | 'order'>): boolean {
    const terms = tellingTerms(found.name);
    const same = this.all.find((other) => {
      if (other.inOwnWords && !found.inOwnWords) return false;
      const theirs = tellingTerms(found.inOwnWords ? other.whole : other.name);
      return terms.every((term) => theirs.includes(term)) && (other.kind === kind || !ofTheirOwn.has(kind));
    });
    if (!same) return false;
    if (same.kind === kind && tellingTerms(same.name).length === terms.length) {
      if (found.importance === 'MUST_HAVE') same.importance = found.importance;
      same.isDemanded ||= found.isDemanded;
    }
    same.clauses.push(...found.clauses);
    return true;
  }

  put(kind: Kind, { name, ...found }: Omit<Proposal, 'kind' | 'order'>) {
    const plain = finished(name);
    if (plain.length < 2 || plain.length > 120 || tellingTerms(plain).length === 0) return;
    if (!this.isSaid(kind, { ...found, name: plain }))
      this.all.push({ ...found, name: plain, whole: finished(found.whole), kind, order: this.all.length });
  }
}

/** Who lives elsewhere may move after starting. */
const movesLater = /\bwithin (?:\w+ )?(?:\(?\d+\)? )?(?:days|weeks|months|years?)\b/i;

/** Who has not got it yet may get it. */
const isLearntLater =
  /\bor (?:be )?(?:willing(?:ness)?|able|ability|eager) to (?:obtain|get|learn|acquire)\b/i;

const learntInBrackets = /\s*\(or (?:be )?(?:willing|ability|able|eager)[^()]*\)/gi;

/** Tells of a skill's name whether it may be learnt after starting; words in brackets say so of their own part alone. */
function learntLater(text: string): (name: string) => boolean {
  if (!isLearntLater.test(text)) return () => false;
  if (isLearntLater.test(text.replace(/\([^()]*\)/g, ' '))) return () => true;
  const later = new Set(termsOf(text.split(/[,;]\s/).find((part) => isLearntLater.test(part)) ?? text));
  return (name) => tellingTerms(name).every((term) => later.has(term));
}

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

/** Stands where words have been read (`without`). */
const readMark = /\s;\s/;
const opensApart = /^\s*(?:[,;:]|(?:and|plus|but|y|e|además)\s)/i;
const closesApart = /(?:[,;:.]|\s(?:and|plus|y|e|además de))\s*$/i;

/** Of what the readers left, the parts that are demands of their own, and no remains of a phrase of which a part was read. */
function apart(left: string): string {
  const pieces = left.split(readMark);
  return pieces
    .map((piece, at) => {
      let kept = piece.replace(/^\s*\([^()]*\)/, '');
      if (at > 0 && !opensApart.test(kept)) kept = /[,;](.*)$/s.exec(kept)?.[1] ?? '';
      if (at < pieces.length - 1 && !closesApart.test(kept)) kept = /^(.*)[,;]/s.exec(kept)?.[1] ?? '';
      return kept;
    })
    .join(' ; ');
}

interface Posting {
  title: string;
  spanish: boolean;
  own: Worked;
}

/** Whether a text is the job's title, or a part of it. */
function saysNoMore(text: string, title: string): boolean {
  const all = termsOf(title);
  return termsOf(text).every((term) => all.includes(term));
}

/** "A shop needs a manager": a sentence with the job's whole title is the employer's. */
function namesTheJob(text: string, title: string): boolean {
  const terms = termsOf(text);
  const wanted = termsOf(title);
  return (
    wanted.length > 0 && terms.length > wanted.length + 2 && wanted.every((term) => terms.includes(term))
  );
}

/** Where someone studied says nothing more of what. */
const fromSchool =
  /\sfrom an? [^,;.]{0,60}?(?:accredited|approved|recognized)\s[^,;.]{0,30}?(?:school|program|institution|college|university)\b/i;

/** "Colegiado/a" says it twice. */
const ofEitherGender = (text: string) => text.replace(/(?<=\p{L}{2})\/(?:as?|os?|es)(?!\p{L})/gu, '');

function read(clause: Clause, at: number, { title, spanish, own }: Posting, into: Gathered) {
  const { nice } = clause;
  const put = (kind: Kind, name: string, isSure: boolean, isDemanded: boolean, more?: Partial<Proposal>) =>
    into.put(kind, {
      name,
      whole: name,
      importance: importanceOf(!isSure || !isDemanded),
      isDemanded,
      inOwnWords: false,
      isPart: false,
      clauses: [at],
      ...more,
    });
  for (const segment of segmentsOf(
    spanish
      ? ofEitherGender(clause.text)
      : clause.text.replace(fromSchool, '').replace(/\bU\.\s?S\.(?:A\.)?(?=\s)/g, 'US'),
  )) {
    let text = segment;
    let hasYears = false;
    for (const [kind, reader] of readers) {
      // A demand behind a licence that may come later is no demand yet.
      const { found, whole, rest } = reader({ text, nice, title, spanish });
      if (kind === 'years') hasYears = found.length > 0;
      // A degree that replaces years is not asked for in addition to them.
      const instead = kind === 'degree' && hasYears ? insteadOfYears.exec(text) : null;
      const isInstead = instead !== null && !aboutDegree.test(text.slice(0, instead.index));
      const isLater =
        (kind === 'licence' && mayComeLater(text)) || (kind === 'place' && movesLater.test(text));
      for (const name of isInstead ? [] : found)
        put(kind, name, true, !nice && !isLater, { whole: whole?.get(name) ?? name });
      text = rest;
      if (text.trim() === '') break;
    }
    const isRead = text !== segment;
    const isUs = namesTheJob(segment, title);
    const asked = (words: string): Asked => ({
      text: shownOf(words.replace(learntInBrackets, '')),
      nice,
      title,
      spanish,
    });
    const isLearnt = learntLater(text);
    const skills = readSkills(asked(text), own);
    const inOwnWords = isRead ? readSkills(asked(apart(text)), own) : skills;
    const isDemanded = (name: string) => !nice && !isLearnt(name);
    for (const { name, sure, whole = name, isPart = false } of skills.filter((one) => !one.inOwnWords))
      put('skill', name, sure, isDemanded(name), { whole, isPart });
    for (const { name, sure } of isUs ? [] : inOwnWords.filter((one) => one.inOwnWords))
      put('skill', name, sure, isDemanded(name), { inOwnWords: true });
  }
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
function withoutGeneral(all: readonly Proposal[], wordsOf: (one: Proposal) => string): Proposal[] {
  const years = all.filter(({ kind }) => kind === 'years');
  const monthsOf = ({ name }: Proposal) =>
    Number.parseInt(name, 10) * (/^\d+ (?:month|mes)/.test(name) ? 1 : 12);
  const isGeneral = (one: Proposal) => /^\d+ \S+ (?:of experience|de experiencia)$/.test(wordsOf(one));
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

/** A clause of a posting, and what was read from it. */
export interface ReadClause extends Pick<Clause, 'text' | 'kind' | 'nice'> {
  /** Empty where nothing in it was understood, or is for a resume to show. */
  criteria: Criterion[];
}

interface JobText {
  title: string;
  description: string;
}

/** Everything a posting asks for, with the clauses it was read from. */
function gather({ title, description }: JobText): { clauses: Clause[]; proposals: Proposal[] } {
  const clauses = clausesOf(description);
  const spanish = isSpanish(description);
  const posting: Posting = { title, spanish, own: workedIn([title]) };
  const gathered = new Gathered();
  const choices = new Map<number, { items: string[]; nice: boolean; clauses: number[] }>();
  for (const [at, clause] of clauses.entries()) {
    if (clause.choice !== undefined) {
      const listed = choices.get(clause.choice) ?? { items: [], nice: clause.nice, clauses: [] };
      listed.items.push(clause.text);
      listed.clauses.push(at);
      choices.set(clause.choice, listed);
    } else if (clause.kind === 'REQUIREMENT') read(clause, at, posting, gathered);
  }
  for (const { items, nice, clauses: of } of choices.values()) {
    const names = items.flatMap((text) =>
      readSkills({ text: `experience with ${text}`, nice, title, spanish }, posting.own).slice(0, 1),
    );
    const name = either(
      names.map((one) => one.name),
      spanish,
      longestName,
    );
    gathered.put('skill', {
      name,
      whole: name,
      importance: importanceOf(nice),
      isDemanded: !nice,
      inOwnWords: false,
      isPart: false,
      clauses: of,
    });
  }
  const isListed = (text: string) => gathered.all.some(({ name }) => name === text);
  if (gathered.all.filter(({ inOwnWords }) => !inOwnWords).length < fewest) {
    let taken = 0;
    for (const [at, { text, kind, nice }] of clauses.entries()) {
      if (kind !== 'DUTY' || saysNoMore(text, title)) continue;
      for (const { name, sure } of skillsNamed(text, posting.own, { text, nice, title, spanish }))
        if (sure && taken < mostOfDuties && !isListed(name)) {
          gathered.put('skill', {
            name,
            whole: name,
            importance: 'NICE_TO_HAVE',
            isDemanded: false,
            inOwnWords: false,
            isPart: false,
            clauses: [at],
          });
          taken += 1;
        }
    }
  }
  const work = workOf({ title, description });
  if (work !== null && gathered.all.every(({ importance }) => importance === 'NICE_TO_HAVE'))
    gathered.put('years', {
      name: work,
      whole: work,
      importance: 'MUST_HAVE',
      isDemanded: true,
      inOwnWords: false,
      isPart: false,
      clauses: [],
    });
  return { clauses, proposals: gathered.all };
}

/** Leaves out proposals that another one of the same clause says with more words. */
function withoutParts(all: readonly Proposal[]): Proposal[] {
  const terms = new Map(all.map((one) => [one, tellingTerms(one.whole)]));
  const says = (other: Proposal, one: Proposal) => {
    const [more, less] = [terms.get(other) ?? [], terms.get(one) ?? []];
    return more.length > less.length && less.every((term) => more.includes(term));
  };
  const whole = all.filter(({ isPart }) => !isPart);
  return whole.filter(
    (one) =>
      !whole.some((other) => one.clauses.every((at) => other.clauses.includes(at)) && says(other, one)),
  );
}

/** A job has at most so many criteria. */
const mostCriteria = 30;

/** A proposal as a recruiter confirms it. */
const confirmed = ({ whole, isDemanded }: Proposal): Criterion => ({
  name: whole,
  importance: importanceOf(!isDemanded),
});

/** Returns the work of the title as a criterion, unless one of the others asks for years of the same. */
function titleCriterion(job: JobText, others: readonly Proposal[]): Criterion[] {
  const name = workOf(job);
  if (name === null) return [];
  const terms = tellingTerms(name);
  const isAsked = others.some(({ kind, whole }) => {
    const said = tellingTerms(whole);
    return kind === 'years' && terms.every((term) => said.includes(term));
  });
  return isAsked ? [] : [{ name, importance: 'MUST_HAVE' }];
}

/**
 * Reads a whole posting for a recruiter to confirm: the work of its title, then everything its text asks for and a resume can
 * show, in full words and as important as the posting says; and each clause with what was read from it.
 */
export function readPosting(job: JobText): { criteria: Criterion[]; clauses: ReadClause[] } {
  const { clauses, proposals } = gather(job);
  const read = proposals.filter(({ clauses: of }) => of.length > 0);
  const kept = withoutParts(withoutGeneral(read, ({ whole }) => whole)).slice(0, mostCriteria - 1);
  return {
    criteria: [...titleCriterion(job, kept), ...kept.map(confirmed)],
    clauses: clauses.map(({ text, kind, nice }, at) => ({
      text,
      kind,
      nice,
      criteria: kept.filter((proposal) => proposal.clauses.includes(at)).map(confirmed),
    })),
  };
}

/**
 * Chooses up to 10 criteria, at most 6 of them must-haves, by which a job is matched until a recruiter has confirmed which
 * are meant: only what is known by a name. A posting that asks for nothing gets the trade of its title.
 */
export const proposeCriteria = (job: JobText): Criterion[] =>
  chosen(
    withoutGeneral(
      gather(job).proposals.filter(({ inOwnWords }) => !inOwnWords),
      ({ name }) => name,
    ),
  ).map(({ name, importance }) => ({
    name,
    importance,
  }));
