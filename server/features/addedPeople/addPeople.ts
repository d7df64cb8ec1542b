/** Adds people an employer brings itself, and asks each by one mail. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AddedPersonFields } from '../../../schemas/addedPerson.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Services } from '../../services/services.ts';
import { addressHashes } from '../heldPeople/addresses.ts';
import { basisInForce, endOf } from '../heldPeople/basis.ts';
import { holdPeople } from '../heldPeople/holdPeople.ts';
import type { KeptResume } from '../people/resumeColumns.ts';
import { resumeColumns } from '../people/resumeColumns.ts';
import { type AskServices, askPeople } from './askPeople.ts';
import { type JoiningPerson, type JoinOutcome, planJoins, writeJoins } from './joinPeople.ts';
import { type Adding, type MayAdd, mayAdd } from './mayAdd.ts';

/** The outcome for someone. */
export type AddOutcome = 'ADDED' | JoinOutcome;

export interface PersonToAdd {
  fields: AddedPersonFields;
  resume?: (KeptResume & { bytes: Uint8Array }) | null;
  /** A resume that is stored already, in place of `resume`. */
  held?: Pick<Tables['addedPeople'], 'resumeKey' | 'resumeFileName' | 'resume'> & { size: number };
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

const resumeOf = (resume: KeptResume | null | undefined) => {
  if (!resume) return { resumeKey: null, resumeFileName: null, resume: null };
  const { resumeKey, resumeFileName, ...read } = resumeColumns(resume);
  return { resumeKey, resumeFileName, resume: read };
};

const heldResume = ({ held, resume }: PersonToAdd) => {
  if (!held) return resumeOf(resume);
  const { size: _, ...kept } = held;
  return kept;
};

const joiningOf = ({ fields, companyNote = null, held, resume }: PersonToAdd): JoiningPerson => ({
  ...{ fields, companyNote, size: held?.size ?? resume?.bytes.length ?? 0 },
  ...(held ?? resumeOf(resume)),
});

/** The outcomes with what joins in the places of those who are known. */
const withJoins = (may: readonly MayAdd[], joins: readonly JoinOutcome[]): AddOutcome[] => {
  const waiting = [...joins];
  return may.map((outcome) => (outcome === 'KNOWN' ? (waiting.shift() ?? 'KNOWN') : outcome));
};

/** Tells what would become of each now; nothing is stored. */
export async function foreseePeople(
  db: Database,
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  adding: Adding,
  people: readonly PersonToAdd[],
): Promise<AddOutcome[]> {
  const now = clock();
  const emails = people.map(({ fields }) => fields.candidateEmail);
  const may = await mayAdd(
    db,
    { ...adding, asks: (await basisInForce(db, adding.employerEmail)).basis === 'CONSENT' },
    emails,
    addressHashes(env),
    now,
  );
  const those = (wanted: MayAdd) => people.filter((_, place) => may[place] === wanted).map(joiningOf);
  const { outcomes } = await planJoins(db, adding, those('KNOWN'), now, { coming: those('ADDED') });
  return withJoins(may, outcomes);
}

const isRefused = (outcome: AddOutcome | undefined) => typeof outcome === 'object' && 'refused' in outcome;

/** Notes which of the company's people a file was about: they can be listed and considered together. */
async function noteImported(
  tx: Database,
  { employerEmail }: Adding,
  importId: string,
  people: readonly PersonToAdd[],
): Promise<void> {
  const emails = people.map(({ fields }) => fields.candidateEmail);
  await sql`
    with "keys" as (
      select unnest(${emails}::text[]) "key"
      union select "heldAs" from "addedPeople"
        where "employerEmail" = ${employerEmail} and "candidateEmail" = any(${emails}::text[]))
    insert into "importedPeople" ("importId", "employerEmail", "candidateEmail")
    select ${importId}, "employerEmail", "candidateEmail" from "keys" join "people" on "candidateEmail" = "key"
    where "employerEmail" = ${employerEmail}
    on conflict do nothing`.execute(tx);
}

/**
 * Adds those who are new and asks them; what is said about those the company has joins their records. Holds the employer
 * meanwhile, so that two at once are counted one after the other.
 *
 * @param importId of the file they come from; null for someone who was typed in
 * @returns what became of each, in order, and the ids of those who were added
 */
export async function addAndJoin(
  tx: Database,
  services: AskServices,
  adding: Adding,
  people: readonly PersonToAdd[],
  importId: string | null,
): Promise<{ outcomes: AddOutcome[]; ids: string[] }> {
  const { outcomes: may, ids } = await addPeople(tx, services, adding, people);
  const known = people.filter((_, place) => may[place] === 'KNOWN').map(joiningOf);
  const now = services.clock();
  const plan = await planJoins(tx, adding, known, now, { isHeld: true });
  await writeJoins(tx, adding, plan, now, importId);
  const outcomes = withJoins(may, plan.outcomes);
  const taken = people.filter((_, place) => !isRefused(outcomes[place]));
  if (importId !== null) await noteImported(tx, adding, importId, taken);
  return { outcomes, ids };
}

/**
 * Holds the employer meanwhile, so that two at once are counted one after the other.
 *
 * @returns what became of each, in order, and the ids of those who were added
 */
async function addPeople(
  tx: Database,
  services: AskServices,
  adding: Adding,
  people: readonly PersonToAdd[],
): Promise<{ outcomes: MayAdd[]; ids: string[] }> {
  const { employerEmail, recruiterEmail } = adding;
  await tx
    .selectFrom('employers')
    .select('employerEmail')
    .where('employerEmail', '=', employerEmail)
    .forNoKeyUpdate()
    .execute();
  const now = services.clock();
  const hashes = addressHashes(services.env);
  const emails = people.map(({ fields }) => fields.candidateEmail);
  const ground = await basisInForce(tx, employerEmail);
  const asks = ground.basis === 'CONSENT';
  const outcomes = await mayAdd(tx, { ...adding, asks }, emails, hashes, now);
  const added: Added[] = people
    .filter((_, place) => outcomes[place] === 'ADDED')
    .map((person) => ({ id: uuidv7(), person }));
  if (added.length === 0) return { outcomes, ids: [] };
  const at = now.toISOString();
  const endsAt = endOf(ground, now, false);
  const rows = added.map(({ id, person }) => ({
    ...{ id, employerEmail, recruiterEmail, candidateEmail: person.fields.candidateEmail },
    ...{ fields: person.fields, jobId: person.jobId ?? null, referredBy: person.referredBy ?? null },
    ...heldResume(person),
    ...{ tokenHash: hashes.tokenHash(hashes.tokenOf(id)), addedAt: at, endsAt, basis: ground.basis },
    ...{ companyNote: person.companyNote ?? null, isImported: person.isImported ?? false },
  }));
  const held = await holdPeople(tx, rows, !asks);
  await tx.insertInto('addedPeople').values(held.map(toRow)).execute();
  if (asks) await askPeople(tx, services, employerEmail);
  return { outcomes, ids: added.map(({ id }) => id) };
}
