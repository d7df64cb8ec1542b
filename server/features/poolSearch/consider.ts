/** Considers a company's own people for a job: those it names go on the job's newest list. */
import { sql } from 'kysely';
import type { Considered } from '../../../schemas/considered.ts';
import type { Job } from '../../../schemas/job.ts';
import type { Translate } from '../../../src/i18n/t.ts';
import { type Caller, companyOf } from '../../access/caller.ts';
import { ApiError } from '../../base/errors.ts';
import { type Sentence, say } from '../../base/sentence.ts';
import type { Database } from '../../db/database.ts';
import { isNotHidden } from '../../ranking/hiddenPeople.ts';
import { isOwnPerson } from '../../ranking/ownPeople.ts';
import type { Services } from '../../services/services.ts';
import { addByName } from './addToList.ts';

interface Known {
  key: string;
  address: string;
  /** Why they cannot be judged; null where they can. */
  lacks: 'ANSWER' | 'RESUME' | 'WISH' | null;
}

const lacking: Record<NonNullable<Known['lacks']>, Sentence> = {
  ANSWER: (t) => t('They were asked and have not accepted yet.'),
  RESUME: (t) => t('There is no resume to judge them by. Import or attach one first.'),
  WISH: (t) => t('They look for no work at the moment.'),
};

/** Those of some people whom the company knows, by key or by the address they were added with. */
async function knownOf(db: Database, company: string, emails: readonly string[]): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select "people"."candidateEmail" "key", coalesce("added"."candidateEmail", "people"."candidateEmail") "address",
      case when not ${isOwnPerson} then 'ANSWER' when "facts" is null then 'RESUME'
        when not "openToWork" then 'WISH' end "lacks"
    from "people" join "candidates" on "candidates"."candidateEmail" = "people"."candidateEmail"
      left join "addedPeople" "added" on "added"."heldAs" = "people"."candidateEmail"
    where "people"."employerEmail" = ${company}
      and (${isOwnPerson} or "candidates"."heldBy" = ${company})
      and ("people"."candidateEmail" = any(${emails}::text[]) or "added"."candidateEmail" = any(${emails}::text[]))
      and ${isNotHidden(sql`${company}`)}`.execute(db);
  return rows;
}

export async function consider(
  services: Pick<Services, 'db' | 'clock' | 'judgePeople'>,
  job: Job,
  caller: Caller,
  emails: readonly string[],
  t: Translate,
): Promise<Considered[]> {
  const known = await knownOf(services.db, companyOf(caller), emails);
  const found = new Map(known.flatMap((one) => [[one.key, one] as const, [one.address, one] as const]));
  const considered: Considered[] = [];
  for (const candidateEmail of new Set(emails)) {
    const person = found.get(candidateEmail);
    const refused = (why: Sentence) =>
      considered.push({ candidateEmail, dailyCandidateId: null, reason: say(why, t) });
    if (!person) refused((to) => to('Your company has no such person among its own.'));
    else if (person.lacks !== null) refused(lacking[person.lacks]);
    else {
      try {
        const { id } = await addByName(services, job, caller.email, person.key);
        considered.push({ candidateEmail, dailyCandidateId: id, reason: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refused(error.detail);
      }
    }
  }
  return considered;
}
