/**
 * Several files about one address become one record. Someone who was added takes what is new; of someone with an account
 * nothing is read or changed, and what came is kept beside them as the company's own: the resume as a file, the note as
 * a note. So nothing here tells what an account holds.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DifferenceKind } from '../../../schemas/addedDifference.ts';
import { ApiError } from '../../base/errors.ts';
import type { Sentence } from '../../base/sentence.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { noteOn, refreshHeld } from '../heldPeople/holdPeople.ts';
import { addFile } from '../knownPeople/personFiles.ts';
import { type Difference, type JoinedRecord, joinRecord } from './joinRecord.ts';
import type { Adding } from './mayAdd.ts';

/** The values of a file about someone, with the resume as it is stored. */
export interface JoiningPerson extends JoinedRecord {
  resumeFileName: string | null;
  resume: Tables['addedPeople']['resume'];
  /** Of the resume's file. */
  size: number;
}

/** The outcome: nothing new, or something that joins, with the parts a recruiter is asked about. */
export type JoinOutcome = 'KNOWN' | Joined | { refused: Sentence };

interface Joined {
  joined: DifferenceKind[];
  /** The record of someone who was added; null for someone with an account. */
  personId: string | null;
}

interface Held extends JoinedRecord {
  id: string;
  heldAs: string | null;
}

interface NewDifference extends Difference {
  said: JoiningPerson;
  print: string;
}

/** The changes of one record. */
interface Change {
  record: Held;
  isFilled: boolean;
  /** Notes that are new. */
  notes: string[];
  resumeOf: JoiningPerson | null;
  differences: NewDifference[];
}

/** Kept beside someone who has an account. */
interface Beside {
  /** Its place among the outcomes. */
  at: number;
  said: JoiningPerson;
  takesFile: boolean;
  takesNote: boolean;
}

interface JoinPlan {
  /** In the order of the people. */
  outcomes: JoinOutcome[];
  changes: Change[];
  beside: Beside[];
}

const heldRecords = (db: Database, { employerEmail }: Adding, emails: readonly string[], now: Date) =>
  db
    .selectFrom('addedPeople')
    .where('employerEmail', '=', employerEmail)
    .where('candidateEmail', '=', sql<string>`any(${emails}::text[])`)
    .where('endsAt', '>', now.toISOString())
    .select(['id', 'fields', 'companyNote', 'resumeKey', 'heldAs'])
    .orderBy('id');

const printOf = ({ about, fields }: Difference, resumeKey: string | null) =>
  createHash('sha256')
    .update(`${about} ${fields === null ? resumeKey : JSON.stringify(Object.entries(fields).sort())}`)
    .digest('base64url');

/** Questions that were asked about some records before, and those that were answered with no. */
async function askedOf(db: Database, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom('addedDifferences')
    .select(['personId', 'print'])
    .where('personId', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const asked = new Map<string, Set<string>>();
  for (const { personId, print } of rows) asked.set(personId, (asked.get(personId) ?? new Set()).add(print));
  return asked;
}

/** Which of the company's own files and notes stand beside people already, each as one text. */
async function besideThem(
  db: Database,
  { employerEmail }: Adding,
  emails: readonly string[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ email: string; kept: string[] }>`
    select "people"."candidateEmail" "email",
      array(select 'file ' || "key" from "personFiles" where "personFiles"."employerEmail" = "people"."employerEmail"
          and "personFiles"."candidateEmail" = "people"."candidateEmail" and "key" is not null
        union all select 'note ' || "text" from "personNotes" where "personNotes"."employerEmail" = "people"."employerEmail"
          and "personNotes"."candidateEmail" = "people"."candidateEmail") "kept"
    from "people" where "employerEmail" = ${employerEmail} and "candidateEmail" = any(${emails}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ email, kept }) => [email, new Set(kept)]));
}

/**
 * @param people in the order of the file; someone may come more than once
 * @param coming records that are about to be made by the same file, for a look ahead
 */
export async function planJoins(
  db: Database,
  adding: Adding,
  people: readonly JoiningPerson[],
  now: Date,
  { coming = [], isHeld = false }: { coming?: readonly JoiningPerson[]; isHeld?: boolean } = {},
): Promise<JoinPlan> {
  const plan: JoinPlan = { outcomes: [], changes: [], beside: [] };
  if (people.length === 0) return plan;
  const emails = [...new Set(people.map(({ fields }) => fields.candidateEmail))];
  const records = heldRecords(db, adding, emails, now);
  const held = await (isHeld ? records.forUpdate() : records).execute();
  const asked = await askedOf(
    db,
    held.map(({ id }) => id),
  );
  const beside = await besideThem(db, adding, emails);
  const changes = new Map<string, Change>();
  for (const record of [...coming.map((one) => ({ ...one, id: '', heldAs: null })), ...held])
    changes.set(record.fields.candidateEmail, {
      record: { ...record, heldAs: record.heldAs ?? null },
      isFilled: false,
      notes: [],
      resumeOf: null,
      differences: [],
    });
  for (const said of people) {
    const change = changes.get(said.fields.candidateEmail);
    const kept = beside.get(said.fields.candidateEmail);
    if (change) plan.outcomes.push(joinHeld(change, said, asked));
    else if (kept) plan.outcomes.push(joinBeside(plan, said, kept));
    else plan.outcomes.push('KNOWN');
  }
  plan.changes = [...changes.values()];
  return plan;
}

function joinHeld(change: Change, said: JoiningPerson, asked: Map<string, Set<string>>): JoinOutcome {
  const { id, heldAs, companyNote } = change.record;
  const { record, isFilled, takesResume, differences } = joinRecord(change.record, said);
  const before = asked.get(id) ?? new Set();
  const open = differences
    .map((one) => ({ ...one, said, print: printOf(one, said.resumeKey) }))
    .filter(({ print }) => !before.has(print));
  asked.set(id, new Set([...before, ...open.map(({ print }) => print)]));
  change.record = { id, heldAs, ...record };
  if (said.companyNote !== null && record.companyNote !== companyNote) change.notes.push(said.companyNote);
  change.isFilled ||= isFilled;
  if (takesResume) change.resumeOf = said;
  change.differences.push(...open);
  const joins = isFilled || takesResume || open.length > 0;
  return joins ? { joined: open.map(({ about }) => about), personId: id } : 'KNOWN';
}

function joinBeside({ beside, outcomes }: JoinPlan, said: JoiningPerson, kept: Set<string>): JoinOutcome {
  const [file, note] = [`file ${said.resumeKey}`, `note ${said.companyNote}`];
  const takesFile = said.resumeKey !== null && !kept.has(file);
  const takesNote = said.companyNote !== null && !kept.has(note);
  kept.add(file).add(note);
  if (!takesFile && !takesNote) return 'KNOWN';
  beside.push({ at: outcomes.length, said, takesFile, takesNote });
  return { joined: [], personId: null };
}

/** Writes what was planned, in the transaction of a step. */
export async function writeJoins(
  tx: Database,
  adding: Adding,
  { changes, beside, outcomes }: JoinPlan,
  now: Date,
  importId: string | null,
): Promise<void> {
  const at = now.toISOString();
  const changed = changes.filter(({ isFilled, resumeOf }) => isFilled || resumeOf);
  for (const { record, resumeOf, notes } of changed) {
    await tx
      .updateTable('addedPeople')
      .set({
        ...toRow({ fields: record.fields, companyNote: record.companyNote }),
        ...(resumeOf && toRow(resumeColumnsOf(resumeOf))),
      })
      .where('id', '=', record.id)
      .execute();
    const { heldAs } = record;
    if (heldAs !== null) for (const note of notes) await noteOn(tx, { ...adding, heldAs }, note, at);
  }
  await refreshHeld(
    tx,
    changed.map(({ record }) => record.id),
  );
  const found = changes.flatMap(({ record, differences }) =>
    differences.map(({ said, about, fields, print }) =>
      toRow({
        ...{ id: uuidv7(), personId: record.id, importId, about, fields, print, foundAt: now.toISOString() },
        ...(fields === null
          ? resumeColumnsOf(said)
          : { resumeKey: null, resumeFileName: null, resume: null }),
        isKept: false,
      }),
    ),
  );
  if (found.length > 0)
    await tx
      .insertInto('addedDifferences')
      .values(found)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const one of beside) {
    try {
      await keepBeside(tx, adding, one, now);
    } catch (error) {
      // Their files take as much room as they may; nothing was written, so the transaction goes on.
      if (!(error instanceof ApiError)) throw error;
      outcomes[one.at] = { refused: error.detail };
    }
  }
}

const resumeColumnsOf = ({ resumeKey, resumeFileName, resume }: JoiningPerson) => ({
  resumeKey,
  resumeFileName,
  resume,
});

async function keepBeside(
  tx: Database,
  { employerEmail, recruiterEmail }: Adding,
  { said, takesFile, takesNote }: Beside,
  now: Date,
): Promise<void> {
  const { fields, resumeKey, resumeFileName, resume, size, companyNote } = said;
  const { candidateEmail } = fields;
  if (takesFile && resumeKey !== null && resume)
    await addFile(
      tx,
      { employerEmail, email: recruiterEmail },
      candidateEmail,
      { key: resumeKey, fileName: resumeFileName ?? 'resume', kind: resume.resumeKind ?? 'TXT', size },
      now,
    );
  if (!takesNote || companyNote === null) return;
  const at = now.toISOString();
  await tx
    .insertInto('personNotes')
    .values(
      toRow({
        ...{ id: uuidv7(), employerEmail, candidateEmail, authorEmail: recruiterEmail, text: companyNote },
        ...{ mentions: [], createdAt: at, updatedAt: at },
      }),
    )
    .execute();
}
