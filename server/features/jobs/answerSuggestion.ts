/** Accepts or dismisses a suggested change of a job's criteria. */
import { Criteria } from '../../../schemas/criteria.ts';
import { type Job, matchedCriteria } from '../../../schemas/job.ts';
import { notFound } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { issueSentence } from '../../base/sentence.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { Unchanged } from '../../http/etag.ts';
import { findJob } from './findJob.ts';
import { lockJob } from './lockJob.ts';
import { refuseArchived } from './updateJob.ts';

/**
 * @param name of the suggested criterion, without regard to case
 * @throws ApiError NOT_FOUND, ILLEGAL_MOVE for an archived job, INVALID_FIELDS when the job has too many criteria
 */
export async function answerSuggestion(
  db: Database,
  id: string,
  recruiterEmail: string,
  { name, decision }: { name: string; decision: 'ACCEPT' | 'DISMISS' },
  now: Date,
  unchanged?: Unchanged,
): Promise<Job> {
  const same = (other: { name: string }) => other.name.toLowerCase() === name.toLowerCase();
  await db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id, recruiterEmail);
    unchanged?.(job);
    refuseArchived(job);
    const suggestion = job.suggestedCriteria.find(same);
    if (!suggestion) throw notFound('There is no such suggestion.');
    const rest = {
      suggestedCriteria: job.suggestedCriteria.filter((one) => !same(one)),
      updatedAt: now.toISOString(),
    };
    if (decision === 'DISMISS') {
      const dismissedSuggestions = [...job.dismissedSuggestions, suggestion.name];
      await tx
        .updateTable('jobs')
        .set(toRow({ ...rest, dismissedSuggestions }))
        .where('id', '=', id)
        .execute();
      return;
    }
    const accepted = { name: suggestion.name, importance: suggestion.importance };
    const before = matchedCriteria(job);
    const criteria = before.some(same)
      ? before.map((one) => (same(one) ? accepted : one))
      : [...before, accepted];
    const { error } = Criteria.safeParse(criteria);
    if (error) {
      const [issue] = error.issues;
      throw wrongField('name', issue ? issueSentence(issue) : 'These criteria cannot be kept.');
    }
    const criteriaVersion = job.criteriaVersion + 1;
    await tx
      .updateTable('jobs')
      .set(toRow({ ...rest, criteria, proposedCriteria: [], criteriaVersion }))
      .where('id', '=', id)
      .execute();
  });
  return findJob(db, id);
}
