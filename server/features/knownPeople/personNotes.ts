/** Notes of an employer's recruiters about a person. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Colleague, PersonNote, PersonNoteFields } from '../../../schemas/person.ts';
import type { Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import { wrongField } from '../../base/fieldErrors.ts';
import { type Database, toRow } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';

const mostNotes = 200;
const mostColleagues = 200;

/** Recruiters who work for the caller's employer now, by name. */
export const colleaguesOf = (db: Database, { employerEmail }: Caller): Promise<Colleague[]> =>
  db
    .selectFrom('recruiters')
    .select(['recruiterEmail as id', 'recruiterEmail', recruiterName().as('recruiterName')])
    .where('employerEmail', '=', employerEmail)
    .where('status', '=', 'ACTIVE')
    .orderBy(recruiterName())
    .orderBy('recruiterEmail')
    .limit(mostColleagues)
    .execute();

const mentioned = sql<Colleague[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', "recruiterEmail", 'recruiterEmail', "recruiterEmail",
    'recruiterName', ${recruiterName('named')}) order by ${recruiterName('named')}), '[]')
  from "recruiters" "named" where "personNotes"."mentions" ? "named"."recruiterEmail"
    and "named"."employerEmail" = "personNotes"."employerEmail")`;

const notesSeenBy = (db: Database, caller: Caller) =>
  db
    .selectFrom('personNotes')
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'personNotes.authorEmail')
    .where('personNotes.employerEmail', '=', caller.employerEmail)
    .select([
      'personNotes.id',
      'personNotes.text',
      recruiterName().$castTo<string | null>().as('authorName'),
      sql<boolean>`"personNotes"."authorEmail" is not distinct from ${caller.email}`.as('isMine'),
      mentioned.as('mentions'),
      'personNotes.createdAt',
      'personNotes.updatedAt',
    ]);

/** @returns the newest first */
export const notesAbout = (db: Database, caller: Caller, candidateEmail: string): Promise<PersonNote[]> =>
  notesSeenBy(db, caller)
    .where('personNotes.candidateEmail', '=', candidateEmail)
    .orderBy('personNotes.createdAt', 'desc')
    .orderBy('personNotes.id', 'desc')
    .limit(mostNotes)
    .execute();

const noSuchNote = () => notFound('There is no such note of yours.');

const noteBy = (db: Database, caller: Caller, id: string): Promise<PersonNote> =>
  notesSeenBy(db, caller).where('personNotes.id', '=', id).executeTakeFirstOrThrow(noSuchNote);

/** @throws ApiError INVALID_FIELDS when one of them is not an active recruiter of the same employer */
async function refuseStrangers(db: Database, caller: Caller, mentions: readonly string[]): Promise<void> {
  if (mentions.length === 0) return;
  const { known } = await db
    .selectFrom('recruiters')
    .select(sql<number>`count(*)`.as('known'))
    .where('recruiterEmail', 'in', mentions)
    .where('employerEmail', '=', caller.employerEmail)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  if (known < mentions.length)
    throw wrongField('mentions', 'Name only colleagues who recruit for your employer now.');
}

const once = (mentions: readonly string[]) => [...new Set(mentions)];

/** A note as it was kept, and the addresses that are to be told. */
export interface WrittenNote {
  note: PersonNote;
  named: string[];
}

/**
 * @returns the note, and the addresses named in it
 * @throws ApiError INVALID_FIELDS for strangers among those named
 */
export async function writeNote(
  tx: Database,
  caller: Caller,
  candidateEmail: string,
  { text, ...fields }: PersonNoteFields,
  now: Date,
): Promise<WrittenNote> {
  const named = once(fields.mentions);
  await refuseStrangers(tx, caller, named);
  const id = uuidv7();
  const at = now.toISOString();
  await tx
    .insertInto('personNotes')
    .values(
      toRow({
        id,
        employerEmail: caller.employerEmail ?? '',
        candidateEmail,
        authorEmail: caller.email,
        text,
        mentions: named,
        createdAt: at,
        updatedAt: at,
      }),
    )
    .execute();
  return { note: await noteBy(tx, caller, id), named };
}

interface NoteOf {
  candidateEmail: string;
  id: string;
}

const own = (tx: Database, caller: Caller, { candidateEmail, id }: NoteOf) =>
  tx
    .selectFrom('personNotes')
    .where('id', '=', id)
    .where('candidateEmail', '=', candidateEmail)
    .where('employerEmail', '=', caller.employerEmail)
    .where('authorEmail', '=', caller.email);

/**
 * @returns the note, and the addresses that are named in it now and were not before
 * @throws ApiError NOT_FOUND for a colleague's; INVALID_FIELDS for strangers among those named
 */
export async function changeNote(
  tx: Database,
  caller: Caller,
  which: NoteOf,
  { text, ...fields }: PersonNoteFields,
  now: Date,
): Promise<WrittenNote> {
  const before = await own(tx, caller, which)
    .select('mentions')
    .forUpdate()
    .executeTakeFirstOrThrow(noSuchNote);
  const named = once(fields.mentions);
  const added = named.filter((email) => !before.mentions.includes(email));
  await refuseStrangers(tx, caller, added);
  await tx
    .updateTable('personNotes')
    .set(toRow({ text, mentions: named, updatedAt: now.toISOString() }))
    .where('id', '=', which.id)
    .execute();
  return { note: await noteBy(tx, caller, which.id), named: added };
}

/** @throws ApiError NOT_FOUND for a colleague's */
export async function removeNote(tx: Database, caller: Caller, which: NoteOf): Promise<void> {
  await own(tx, caller, which).select('id').forUpdate().executeTakeFirstOrThrow(noSuchNote);
  await tx.deleteFrom('personNotes').where('id', '=', which.id).execute();
}
