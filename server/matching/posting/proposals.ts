/** Everything that is read from a posting while it is written, for its recruiter to confirm. */
import type { JobDraft, JobProposals } from '../../../schemas/job.ts';
import { bareDemand } from '../propose/ownWords.ts';
import { placeOfWork } from '../propose/places.ts';
import { readJobFacts } from './jobFacts.ts';
import { type ReadClause, readPosting } from './propose.ts';

/** Longer names are no criteria. */
const longestCriterion = 120;

/** A clause as a criterion: in its own words, or up to where one of its phrases ends; null where that is too long. */
function asCriterion(text: string): string | null {
  const words = bareDemand(text) || text;
  if (words.length <= longestCriterion) return words;
  const end = words.slice(0, longestCriterion).search(/[,;:.](?!.*[,;:.])/s);
  return end > 10 ? words.slice(0, end) : null;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

function useOf(
  { text, kind, criteria }: ReadClause,
  facts: readonly string[],
): JobProposals['clauses'][number]['use'] {
  if (criteria.length > 0) return 'CRITERIA';
  if (facts.some((words) => plain(text).includes(plain(words)))) return 'JOB';
  return kind === 'REQUIREMENT' ? 'UNREAD' : 'DUTY';
}

/** Reads a draft: its criteria, the fields of the job, and each clause with what became of it. */
export function readDraft({ title, description }: JobDraft): JobProposals {
  const { job, from } = readJobFacts(description);
  const { criteria, clauses } = readPosting({ title: title.trim() || (job.title ?? ''), description });
  return {
    criteria,
    place: placeOfWork(description),
    job,
    clauses: clauses.map((clause) => ({
      text: clause.text,
      use: useOf(clause, from),
      criteria: clause.criteria.map(({ name }) => name),
      criterion: asCriterion(clause.text),
    })),
  };
}
