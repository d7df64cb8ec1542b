/**
 * Benchmark: how many proposed criteria a recruiter would keep, and how many of those noted are proposed.
 * `node bench/criteria.ts`
 *
 * A third of the postings is held out: nothing is tuned on it, and it has a row of its own. `-- --show` prints what was
 * proposed for the others and what a recruiter would have struck out or missed.
 */
import type { Criterion } from '../schemas/criteria.ts';
import { clausesOf } from '../server/matching/posting/posting.ts';
import { proposeCriteria, readPosting } from '../server/matching/posting/propose.ts';
import { likeness, type Noted, type NotedPosting, notedPostings } from './notedPostings.ts';

type Propose = (posting: NotedPosting) => Criterion[];

/** The plain way: each line under a heading of requirements, as it stands. */
const everyLine: Propose = ({ description }) =>
  clausesOf(description)
    .filter(({ kind }) => kind === 'REQUIREMENT')
    .slice(0, 10)
    .map(({ text, nice }) => ({ name: text, importance: nice ? 'NICE_TO_HAVE' : 'MUST_HAVE' }));

interface Count {
  proposed: number;
  /** Proposals of something noted, and none a must-have that is noted as a wish. */
  kept: number;
  rightImportance: number;
  noted: number;
  found: number;
  musts: number;
}

/** Alike enough to ask for the same. */
const same = 0.66;

/** The noted demand that a proposal states best. */
function notedAs(all: readonly Noted[], { name }: Criterion): Noted | undefined {
  const [best] = all
    .map((noted) => ({ noted, alike: Math.max(...noted.wordings.map((wording) => likeness(wording, name))) }))
    .sort((a, b) => b.alike - a.alike);
  return best && best.alike >= same ? best.noted : undefined;
}

function count(postings: readonly NotedPosting[], propose: Propose, show: boolean): Count {
  const sum: Count = { proposed: 0, kept: 0, rightImportance: 0, noted: 0, found: 0, musts: 0 };
  for (const posting of postings) {
    const proposals = propose(posting);
    const found = new Set<Noted>();
    if (show) console.log(`\n${posting.title}`);
    for (const proposal of proposals) {
      const noted = notedAs(posting.noted, proposal);
      const isKept =
        noted !== undefined &&
        !(!noted.spare && noted.importance === 'NICE_TO_HAVE' && proposal.importance === 'MUST_HAVE');
      if (noted) found.add(noted);
      sum.proposed += 1;
      sum.kept += Number(isKept);
      sum.rightImportance += Number(noted?.importance === proposal.importance || noted?.spare === true);
      sum.musts += Number(proposal.importance === 'MUST_HAVE');
      if (show)
        console.log(
          `  ${isKept ? ' ' : 'x'} ${proposal.importance === 'MUST_HAVE' ? '!' : '?'} ${proposal.name}`,
        );
    }
    const wanted = posting.noted.filter(({ spare }) => !spare);
    sum.noted += wanted.length;
    sum.found += wanted.filter((noted) => found.has(noted)).length;
    if (show)
      for (const noted of wanted)
        if (!found.has(noted))
          console.log(`  missed ${noted.importance === 'MUST_HAVE' ? '!' : '?'} ${noted.wordings[0]}`);
  }
  return sum;
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000);

const postings = notedPostings();
const show = process.argv.includes('--show');
const isSpanish = ({ description }: NotedPosting) =>
  / (?:de|en|con|y) /.test(description) && /\b(?:experiencia|años?)\b/.test(description);
const groups: [string, NotedPosting[]][] = [
  ['tuned on', postings.filter(({ heldOut }) => !heldOut)],
  ['held out', postings.filter(({ heldOut }) => heldOut)],
  ['all in Spanish', postings.filter(isSpanish)],
];
const ways: [string, Propose][] = [
  ['every line', everyLine],
  ['matched by', proposeCriteria],
  ['ours', (posting) => readPosting(posting).criteria],
];
if (show) count(groups[0]?.[1] ?? [], (posting) => readPosting(posting).criteria, true);
console.table(
  groups.flatMap(([group, members]) =>
    ways.map(([way, propose]) => {
      const { proposed, kept, rightImportance, noted, found, musts } = count(members, propose, false);
      return {
        postings: `${group} (${members.length})`,
        proposals: way,
        'would be kept': share(kept, proposed),
        'of noted found': share(found, noted),
        'right importance': share(rightImportance, proposed),
        'a posting': share(proposed, members.length),
        'must-haves': share(musts, members.length),
      };
    }),
  ),
);
