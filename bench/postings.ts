/**
 * Benchmark: how many clauses of whole postings become a criterion as a recruiter would write it.
 * `node bench/postings.ts`
 *
 * 19 of the postings are held out. `--show` prints what is wrong with the others, and never anything of those.
 */
import type { Criterion } from '../schemas/criteria.ts';
import { readJobFacts } from '../server/matching/posting/jobFacts.ts';
import { readPosting } from '../server/matching/posting/propose.ts';
import { amountIn, countedPostings, type Noted, type NotedPosting, tellingIn } from './notedPostings.ts';

/** A name that stops where a phrase goes on, or with half of a bracket. */
const endsInside =
  /\s(?:e|y|o|u|and|or|de|del|en|con|of|in|with|to|the|an?|for|such as|como|at|on|un|una|el|la|los|las|es|is|plus)$/iu;
const isTorn = (name: string) => endsInside.test(name) || name.split('(').length !== name.split(')').length;

/** Words beyond those noted that a name may have, as a share of all. */
const mostSpare = 0.5;

/** How much of a noted wording a proposal says, and whether it says all of it and little else. */
function agreement(noted: Noted, { name }: Criterion): { part: number; isWhole: boolean } {
  const said = tellingIn(name);
  let part = 0;
  for (const wording of noted.wordings) {
    if (amountIn(wording) !== amountIn(name)) continue;
    const wanted = tellingIn(wording);
    const shared = [...wanted].filter((term) => said.has(term)).length;
    if (shared === wanted.size && shared >= said.size * mostSpare) return { part: 1, isWhole: true };
    part = Math.max(part, (2 * shared) / (wanted.size + said.size));
  }
  return { part, isWhole: false };
}

/** From this share of words in common on, a proposal is about a clause. */
const aboutIt = 0.4;

interface Count {
  clauses: number;
  right: number;
  cut: number;
  wrongImportance: number;
  missed: number;
  /** The smallest share that is right of one posting. */
  least: number;
  /** Proposals of nothing that a recruiter noted. */
  invented: number;
}

const words = { MUST_HAVE: '!', NICE_TO_HAVE: '?' } as const;

/** Counts each clause once: right, of the wrong importance, cut, or missed. */
function count(postings: readonly NotedPosting[], show: boolean): Count {
  const sum: Count = { clauses: 0, right: 0, cut: 0, wrongImportance: 0, missed: 0, least: 1, invented: 0 };
  for (const posting of postings) {
    const left = new Set(readPosting(posting).criteria);
    const open = new Set(posting.noted);
    const wrong: string[] = [];
    const [before, noted] = [sum.right, open.size];
    sum.clauses += noted;
    const whole = (isAlike: (noted: Noted, proposal: Criterion) => boolean) => {
      for (const noted of open) {
        const proposal = [...left].find((one) => agreement(noted, one).isWhole && isAlike(noted, one));
        if (!proposal) continue;
        left.delete(proposal);
        open.delete(noted);
        if (noted.importance === proposal.importance && !isTorn(proposal.name)) sum.right += 1;
        else if (isTorn(proposal.name)) {
          sum.cut += 1;
          wrong.push(`torn  ${proposal.name}`);
        } else {
          sum.wrongImportance += 1;
          wrong.push(`wrong importance  ${words[proposal.importance]} ${proposal.name}`);
        }
      }
    };
    whole(({ importance }, proposal) => importance === proposal.importance);
    whole(() => true);
    for (const noted of open) {
      const [best] = [...left]
        .map((proposal) => ({ proposal, part: agreement(noted, proposal).part }))
        .sort((a, b) => b.part - a.part);
      if (best && best.part >= aboutIt) {
        left.delete(best.proposal);
        sum.cut += 1;
        wrong.push(`cut  ${noted.wordings[0]}  ←  ${best.proposal.name}`);
      } else {
        sum.missed += 1;
        wrong.push(`missed  ${words[noted.importance]} ${noted.wordings[0]}`);
      }
    }
    sum.least = Math.min(sum.least, (sum.right - before) / noted);
    sum.invented += left.size;
    for (const { name, importance } of left) wrong.push(`invented  ${words[importance]} ${name}`);
    if (show && wrong.length > 0)
      console.log(`\n${posting.title}\n${wrong.map((line) => `  ${line}`).join('\n')}`);
  }
  return sum;
}

const groups: [string, NotedPosting[]][] = [
  ['looked at', countedPostings('lookedAt')],
  ['held out', countedPostings('heldOut')],
  ['written later', countedPostings('later')],
  ['other layouts', countedPostings('layouts')],
  ['other layouts, held out', countedPostings('layoutsHeldOut')],
];
const isShown = process.argv.includes('--show');
/** Only those that are looked at are printed. */
const lookedAt = groups.flatMap(([, members]) => members).filter(({ heldOut }) => !heldOut);
if (isShown) count(lookedAt, true);
console.table(
  groups.map(([group, members]) => {
    const { right, clauses, least, ...rest } = count(members, false);
    return {
      postings: `${group} (${members.length})`,
      clauses,
      right: Math.round((right / clauses) * 1000) / 1000,
      least: Math.round(least * 100) / 100,
      ...rest,
    };
  }),
);

/** The facts that are read, as they are noted. */
function factsOf(description: string): Map<string, string> {
  const { job } = readJobFacts(description);
  const place = job.city === null ? null : [job.city, job.state ?? '', job.country ?? ''].join(', ');
  const pay =
    job.salaryMin === null
      ? null
      : `${job.salaryMin}-${job.salaryMax} ${job.salaryCurrency} ${job.salaryUnit}`;
  return new Map(
    Object.entries({ pay, place, workplace: job.workplaceType, type: job.employmentType }).flatMap(
      ([name, value]): [string, string][] => (value === null ? [] : [[name, value]]),
    ),
  );
}

/** How many facts of the jobs are read, and how many are read that are not so. */
function countFacts(members: readonly NotedPosting[], show: boolean) {
  const sum = { facts: 0, right: 0, wrong: 0 };
  for (const { title, description, facts } of members) {
    const read = factsOf(description);
    sum.facts += facts.size;
    for (const [name, value] of facts) sum.right += Number(read.get(name) === value);
    for (const [name, value] of read) sum.wrong += Number(facts.get(name) !== value);
    if (show)
      for (const name of new Set([...facts.keys(), ...read.keys()]))
        if (facts.get(name) !== read.get(name))
          console.log(
            `${title}: ${name} is ${facts.get(name) ?? 'not said'}, read as ${read.get(name) ?? 'nothing'}`,
          );
    // With its title on the first line, as postings are pasted.
    const titled = readJobFacts(`${title}\n${description}`).job.title;
    sum.facts += 1;
    sum.right += Number(titled === title);
    sum.wrong += Number(titled !== null && titled !== title);
    if (show && titled !== title) console.log(`${title}: title read as ${titled}`);
  }
  return sum;
}

if (isShown)
  countFacts(
    lookedAt.filter(({ facts }) => facts.size > 0),
    true,
  );
console.table(
  groups
    .map(([group, members]): [string, NotedPosting[]] => [
      group,
      members.filter(({ facts }) => facts.size > 0),
    ])
    .filter(([, members]) => members.length > 0)
    .map(([group, members]) => ({ postings: group, ...countFacts(members, false) })),
);
