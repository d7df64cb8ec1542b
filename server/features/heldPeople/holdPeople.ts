/**
 * Has people who were added among the company's own at once, as candidates whom nobody else can meet: a row under an address
 * that is nobody's, without a plan and without a proved address, so that no pool has them (docs/decisions/own-people.md).
 */
import { v7 as uuidv7 } from 'uuid';
import { type Database, toRow } from '../../db/database.ts';
import { heldAddress } from '../../db/heldAddress.ts';
import type { BroughtAs, Tables } from '../../db/tables.ts';
import { noResume } from '../people/resumeColumns.ts';

type AddedPerson = Tables['addedPeople'];

/** The source of whatever the person applies for at this employer. */
export function broughtAs({
  isImported,
  referredBy,
}: Pick<AddedPerson, 'isImported' | 'referredBy'>): BroughtAs {
  if (isImported) return 'IMPORTED';
  return referredBy === null ? 'ADDED' : 'REFERRED';
}

/** A candidate's columns of someone who was added. */
const columnsOf = ({
  fields,
  resume,
  resumeKey,
  resumeFileName,
}: Pick<AddedPerson, 'fields' | 'resume' | 'resumeKey' | 'resumeFileName'>) => {
  const { candidateEmail: _, ...written } = fields;
  return { ...written, ...(resume ? { ...resume, resumeKey, resumeFileName } : noResume) };
};

/**
 * @param people rows of one company as they are about to be kept
 * @param isConsidered whether they are judged for the company's jobs before they answer
 * @returns the rows with the key under which each is held
 */
export async function holdPeople<P extends AddedPerson>(
  tx: Database,
  people: readonly P[],
  isConsidered: boolean,
): Promise<(P & { heldAs: string })[]> {
  if (people.length === 0) return [];
  const held = people.map((person) => ({ ...person, heldAs: heldAddress(person.id) }));
  await tx
    .insertInto('users')
    .values(
      held.map(({ heldAs, addedAt }) => ({
        ...{ id: uuidv7(), email: heldAs, role: 'CANDIDATE' as const, passwordHash: null },
        ...{ emailVerified: false, locale: 'en' as const, tokensValidFrom: addedAt, createdAt: addedAt },
      })),
    )
    .execute();
  await tx
    .insertInto('candidates')
    .values(
      held.map((person) =>
        toRow({
          ...columnsOf(person),
          candidateEmail: person.heldAs,
          ...{ heldBy: person.employerEmail, createdAt: person.addedAt },
        }),
      ),
    )
    .execute();
  await tx
    .insertInto('people')
    .values(
      held.map((person) => ({
        ...{ employerEmail: person.employerEmail, candidateEmail: person.heldAs, hasApplied: false },
        ...{ latestAt: person.addedAt, broughtAs: isConsidered ? broughtAs(person) : null },
      })),
    )
    .execute();
  for (const person of held) await noteOn(tx, person, person.companyNote, person.addedAt);
  return held;
}

/** Keeps a note that came with a file among the employer's own. */
export async function noteOn(
  tx: Database,
  {
    employerEmail,
    heldAs,
    recruiterEmail,
  }: Pick<AddedPerson, 'employerEmail' | 'recruiterEmail'> & { heldAs: string },
  text: string | null,
  at: string,
): Promise<void> {
  if (text === null) return;
  const whose = { employerEmail, candidateEmail: heldAs, authorEmail: recruiterEmail };
  await tx
    .insertInto('personNotes')
    .values(toRow({ id: uuidv7(), ...whose, text, mentions: [], createdAt: at, updatedAt: at }))
    .execute();
}

/** Takes over changes of a row that is kept. */
export async function refreshHeld(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom('addedPeople')
    .select(['heldAs', 'fields', 'resume', 'resumeKey', 'resumeFileName'])
    .where('id', 'in', ids)
    .where('heldAs', 'is not', null)
    .execute();
  for (const { heldAs, ...row } of rows)
    await tx
      .updateTable('candidates')
      .set(toRow(columnsOf(row)))
      .where('candidateEmail', '=', heldAs ?? '')
      .execute();
}
