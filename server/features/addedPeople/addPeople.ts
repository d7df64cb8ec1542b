/** Adds people an employer brings itself, and asks each by one mail. */
import { v7 as uuidv7 } from 'uuid';
import { type AddedPersonFields, daysToConsent } from '../../../schemas/addedPerson.ts';
import { daysLater } from '../../../schemas/base/days.ts';
import { type Database, toRow } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';
import type { Tables } from '../../db/tables.ts';
import { addedPersonMail } from '../../mail/templates/addedPersonMail.ts';
import type { Services } from '../../services/services.ts';
import type { KeptResume } from '../people/resumeColumns.ts';
import { resumeColumns } from '../people/resumeColumns.ts';
import { countStrangerMails } from '../strangerMails/strangerMails.ts';
import { addressHashes } from './addresses.ts';
import { type Adding, type AddOutcome, mayAdd } from './mayAdd.ts';

interface PersonToAdd {
  fields: AddedPersonFields;
  resume?: KeptResume | null;
  /** A resume that is stored already, in place of `resume`. */
  held?: Pick<Tables['addedPeople'], 'resumeKey' | 'resumeFileName' | 'resume'>;
  jobId?: string | null;
  referredBy?: string | null;
  /** Nobody but the employer reads it. */
  companyNote?: string | null;
  isImported?: boolean;
}

interface Added {
  id: string;
  person: PersonToAdd;
}

type AddServices = Pick<Services, 'env' | 'clock' | 'sendMail'>;

async function hostOf(tx: Database, { recruiterEmail }: Adding) {
  return tx
    .selectFrom('recruiters')
    .innerJoin('employers', 'employers.employerEmail', 'recruiters.employerEmail')
    .innerJoin('users', 'users.email', 'recruiters.recruiterEmail')
    .select([recruiterName().as('recruiterName'), 'employerName', 'users.locale'])
    .where('recruiters.recruiterEmail', '=', recruiterEmail)
    .executeTakeFirstOrThrow();
}

const resumeOf = (resume: KeptResume | null | undefined) => {
  if (!resume) return { resumeKey: null, resumeFileName: null, resume: null };
  const { resumeKey, resumeFileName, ...read } = resumeColumns(resume);
  return { resumeKey, resumeFileName, resume: read };
};

/**
 * Holds the employer meanwhile, so that two at once are counted one after the other.
 *
 * @returns what became of each, in order, and the ids of those who were added
 */
export async function addPeople(
  tx: Database,
  { env, clock, sendMail }: AddServices,
  adding: Adding,
  people: readonly PersonToAdd[],
): Promise<{ outcomes: AddOutcome[]; ids: string[] }> {
  const { employerEmail, recruiterEmail } = adding;
  await tx
    .selectFrom('employers')
    .select('employerEmail')
    .where('employerEmail', '=', employerEmail)
    .forNoKeyUpdate()
    .execute();
  const now = clock();
  const hashes = addressHashes(env);
  const emails = people.map(({ fields }) => fields.candidateEmail);
  const outcomes = await mayAdd(tx, adding, emails, hashes, now);
  const added: Added[] = people
    .filter((_, place) => outcomes[place] === 'ADDED')
    .map((person) => ({ id: uuidv7(), person }));
  if (added.length === 0) return { outcomes, ids: [] };
  const host = await hostOf(tx, adding);
  const at = now.toISOString();
  const endsAt = daysLater(now, daysToConsent).toISOString();
  const asked = added.map(({ id, person }) => ({ id, person, token: hashes.newToken() }));
  await tx
    .insertInto('addedPeople')
    .values(
      asked.map(({ id, person, token }) =>
        toRow({
          ...{ id, employerEmail, recruiterEmail, candidateEmail: person.fields.candidateEmail },
          ...{ fields: person.fields, jobId: person.jobId ?? null, referredBy: person.referredBy ?? null },
          ...(person.held ?? resumeOf(person.resume)),
          ...{ tokenHash: hashes.tokenHash(token), addedAt: at, endsAt },
          ...{ companyNote: person.companyNote ?? null, isImported: person.isImported ?? false },
        }),
      ),
    )
    .execute();
  await tx
    .insertInto('askedAddresses')
    .values(
      asked.map(({ person }) => ({
        ...{ emailHash: hashes.hashOf(person.fields.candidateEmail), employerEmail, recruiterEmail, at },
      })),
    )
    .execute();
  await countStrangerMails(tx, employerEmail, asked.length, now);
  for (const { id, person, token } of asked) {
    const letter = addedPersonMail({
      ...host,
      hasResume: Boolean(person.resume ?? person.held?.resume),
      token,
      endsAt,
      appUrl: env.APP_URL,
    });
    // They have no language of their own here; most share that of who adds them.
    await sendMail(tx, {
      ...{ to: person.fields.candidateEmail, letter, locale: host.locale, goodUntil: endsAt },
      about: { table: 'addedPeople', key: id },
    });
  }
  return { outcomes, ids: asked.map(({ id }) => id) };
}
