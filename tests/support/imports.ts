/** Imports, and people who were added by an employer. */
import type { AddedPerson } from '../../schemas/addedPerson.ts';
import type { ImportFile, ImportKind } from '../../schemas/importFile.ts';
import { createImportReader } from '../../server/import/importReader.ts';
import type { Answer, TestApp } from './app.ts';
import { whenFileEnds } from './endings.ts';
import { formOf } from './form.ts';

/** The thread that reads files, ended with the test file. */
export function importReader() {
  const reader = createImportReader();
  whenFileEnds(async () => reader.close());
  return reader;
}

export const csvForm = (kind: ImportKind, text: string | Uint8Array, name = 'people.csv'): FormData => {
  const form = formOf({ kind }, null);
  form.set('csv', new Blob([text as BlobPart]), name);
  return form;
};

export const upload = (
  t: TestApp,
  as: string,
  kind: ImportKind,
  text: string | Uint8Array,
): Promise<Answer<ImportFile>> => t.ask<ImportFile>('POST /imports', { as, body: csvForm(kind, text) });

/** @param as the recruiter's token */
export async function addPersonByHand(t: TestApp, as: string, candidateEmail: string): Promise<AddedPerson> {
  const body = formOf({ candidateEmail, candidateFirstName: 'Nia', candidateLastName: 'New' }, null);
  return (await t.ask<AddedPerson>('POST /added-people', { as, body })).body;
}

/** The secret of the mail that asks someone. */
export function consentToken(t: Pick<TestApp, 'mails'>, email: string): string {
  const mail = t.mails.find(({ kind, to }) => kind === 'ADDED_PERSON' && to === email);
  return /\/consent\/#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
