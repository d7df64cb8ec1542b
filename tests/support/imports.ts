/** Imports, and people who were added by an employer. */
import { sql } from 'kysely';
import type { AddedPerson, AddedPersonAnswer } from '../../schemas/addedPerson.ts';
import type { Problem } from '../../schemas/calls/problem.ts';
import type { CsvKind, ImportFile } from '../../schemas/importFile.ts';
import type { Database } from '../../server/db/database.ts';
import { createImportReader } from '../../server/import/importReader.ts';
import type { Answer, TestApp } from './app.ts';
import { whenFileEnds } from './endings.ts';
import { formOf } from './form.ts';
import type { Organisation } from './scene.ts';
import { resumeOf, zipOf } from './zip.ts';

/** The thread that reads files, ended with the test file. */
export function importReader() {
  const reader = createImportReader();
  whenFileEnds(async () => reader.close());
  return reader;
}

export const csvForm = (kind: CsvKind, text: string | Uint8Array, name = 'people.csv'): FormData => {
  const form = formOf({ kind }, null);
  form.set('csv', new Blob([text as BlobPart]), name);
  return form;
};

export const upload = (
  t: TestApp,
  as: string,
  kind: CsvKind,
  text: string | Uint8Array,
): Promise<Answer<ImportFile>> => t.ask<ImportFile>('POST /imports', { as, body: csvForm(kind, text) });

/** @param as the recruiter's token @returns the record that was made */
export async function addPersonByHand(t: TestApp, as: string, candidateEmail: string): Promise<AddedPerson> {
  const body = formOf({ candidateEmail, candidateFirstName: 'Nia', candidateLastName: 'New' }, null);
  const { person } = (await t.ask<AddedPersonAnswer>('POST /added-people', { as, body })).body;
  if (!person) throw new Error(`${candidateEmail} was not added.`);
  return person;
}

/** People whom a company added lately, of whom nothing matters but their number. */
export const addMany = (
  db: Database,
  { employer, recruiter }: Pick<Organisation, 'employer' | 'recruiter'>,
  count: number,
  at: Date,
) =>
  sql`
    insert into "addedPeople" ("id", "employerEmail", "recruiterEmail", "candidateEmail", "fields", "tokenHash", "addedAt", "endsAt", "askedAt")
    select gen_random_uuid(), ${employer}, ${recruiter}, 'many' || n || '@elsewhere.example', '{}', 'hash ' || n,
      ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz + interval '30 days', ${at.toISOString()}::timestamptz
    from generate_series(1, ${count}::integer) n`.execute(db);

/** The secret of the mail that asks someone. */
export function consentToken(t: Pick<TestApp, 'mails'>, email: string): string {
  const mail = t.mails.find(({ kind, to }) => kind === 'ADDED_PERSON' && to === email);
  return /\/consent\/#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

export function archiveForm(
  bytes: Uint8Array = zipOf([
    { name: 'Ada.txt', content: resumeOf('Ada Lovelace', 'ada@elsewhere.example') },
  ]),
  name = 'resumes.zip',
): FormData {
  const form = new FormData();
  form.set('archive', new Blob([bytes as BlobPart]), name);
  return form;
}

/** Sends an archive of resumes. */
export function uploadArchive(
  t: TestApp,
  as: string,
  bytes: Uint8Array,
): Promise<Answer<ImportFile & Pick<Problem, 'errors'>>> {
  const body = archiveForm(bytes);
  return t.ask<ImportFile & Pick<Problem, 'errors'>>('POST /imports/resumes', { as, body });
}
