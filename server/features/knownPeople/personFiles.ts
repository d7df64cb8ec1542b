/** Files that an employer's recruiters attach to a person; they are kept where resumes are. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import {
  mostPersonFiles,
  type PersonFile,
  type PersonFileKind,
  personFileTypes,
} from '../../../schemas/personFile.ts';
import type { Caller } from '../../access/caller.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import type { Sentence } from '../../base/sentence.ts';
import { type Database, toRow } from '../../db/database.ts';
import { recruiterName } from '../../db/fullName.ts';
import type { CheckFile } from '../../files/readResumeFacts.ts';
import { ResumeError, type ResumeProblem } from '../../files/resumeError.ts';
import type { ResumeStorage } from '../../files/storage/storage.ts';
import type { Upload } from '../../http/form.ts';
import type { FileAnswer } from '../../http/send.ts';
import { tidyName } from '../people/readUpload.ts';

const noSuchFile = () => notFound((t) => t('There is no such file.'));

const refusals: Partial<Record<ResumeProblem, Sentence>> = {
  RESUME_EMPTY: (t) => t('The file is empty.'),
  RESUME_MACROS: (t) => t('The document has macros. Save it as .docx or PDF, without them.'),
  RESUME_ENCRYPTED: (t) => t('The file is protected by a password. Save it without one.'),
  RESUME_TOO_COMPLEX: (t) => t('The file is too complex to check. Save it as a simple PDF.'),
  RESUME_PROGRAM: (t) => t('The file contains a program or starts one. Print it to a new PDF.'),
  RESUME_OPENS: (t) =>
    t('The file opens a web page or another file, or sends something, by itself. Print it to a new PDF.'),
  RESUME_ATTACHED: (t) => t('The file has other files inside it. Attach each by itself.'),
  RESUME_LOADS: (t) =>
    t('The document loads a template or a picture from somewhere else when it is opened. Save it as a PDF.'),
  RESUME_TWO_KINDS: (t) => t('The file is of two kinds at the same time. Print it to a new PDF.'),
};
const notTaken: Sentence = (t) => t('Attach a PDF, a Word document (.docx), a text or an image.');

/** A file that is taken, under the name it is shown by. */
interface TakenFile {
  bytes: Uint8Array;
  fileName: string;
  kind: PersonFileKind;
}

/** @throws ApiError about `file` */
export async function takeFile(checkFile: CheckFile, { bytes, fileName }: Upload): Promise<TakenFile> {
  try {
    return { bytes, fileName: tidyName(fileName, 'file'), kind: await checkFile(bytes) };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    const refusal = refusals[error.code];
    const why = refusal ?? notTaken;
    throw new ApiError(refusal ? 'INVALID_FIELDS' : 'WRONG_TYPE', why, { errors: { file: why } });
  }
}

/** Who attaches a file, and for which employer. */
type Attaching = Pick<Caller, 'email' | 'employerEmail'>;

const filesOf = (db: Database, { employerEmail }: Attaching, candidateEmail: string) =>
  db
    .selectFrom('personFiles')
    .where('personFiles.employerEmail', '=', employerEmail)
    .where('personFiles.candidateEmail', '=', candidateEmail)
    .where('personFiles.key', 'is not', null);

const selectFile = (files: ReturnType<typeof filesOf>) =>
  files
    .leftJoin('recruiters', 'recruiters.recruiterEmail', 'personFiles.addedBy')
    .select(['personFiles.id', 'fileName', 'kind', 'size', 'addedAt'])
    .select(recruiterName().$castTo<string | null>().as('addedBy'));

/** @returns the newest first */
export const filesAbout = (db: Database, caller: Caller, email: string): Promise<PersonFile[]> =>
  selectFile(filesOf(db, caller, email))
    .orderBy('addedAt', 'desc')
    .orderBy('personFiles.id', 'desc')
    .limit(mostPersonFiles.ofPerson)
    .execute();

/** Counted while the person is held; all of an employer's bytes may be passed by as many as upload at once. */
async function refuseTooMany(tx: Database, caller: Attaching, email: string, bytes: number): Promise<void> {
  const { files } = await filesOf(tx, caller, email)
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .executeTakeFirstOrThrow();
  if (files >= mostPersonFiles.ofPerson)
    throw new ApiError('ILLEGAL_MOVE', (t) =>
      t('A person can have {most} files. Remove one first.', { most: mostPersonFiles.ofPerson }),
    );
  const { used } = await tx
    .selectFrom('personFiles')
    .where('employerEmail', '=', caller.employerEmail)
    .where('key', 'is not', null)
    .select(sql<number>`coalesce(sum("size"), 0)`.as('used'))
    .executeTakeFirstOrThrow();
  if (Number(used) + bytes > mostPersonFiles.bytesOfEmployer)
    throw new ApiError('ILLEGAL_MOVE', (t) =>
      t('Your company’s files take 2 GB, and no more fit. Remove some that nobody needs.'),
    );
}

/** The same file under the same name is attached once, however often it is sent. @throws ApiError ILLEGAL_MOVE when there is no room */
export async function addFile(
  tx: Database,
  caller: Attaching,
  candidateEmail: string,
  file: Pick<TakenFile, 'fileName' | 'kind'> & { key: string; size: number },
  now: Date,
): Promise<PersonFile> {
  const { size, key, fileName, kind } = file;
  const theirs = filesOf(tx, caller, candidateEmail);
  const same = await selectFile(
    theirs.where('personFiles.key', '=', key).where('fileName', '=', fileName),
  ).executeTakeFirst();
  if (same) return same;
  await refuseTooMany(tx, caller, candidateEmail, size);
  const id = uuidv7();
  await tx
    .insertInto('personFiles')
    .values({
      ...toRow({ id, employerEmail: caller.employerEmail ?? '', candidateEmail, addedBy: caller.email }),
      ...{ fileName, kind, key, size, addedAt: now.toISOString() },
      ...{ removedBy: null, removedAt: null },
    })
    .execute();
  return selectFile(theirs.where('personFiles.id', '=', id)).executeTakeFirstOrThrow();
}

/** Takes a file away; its name stays in the timeline. @returns its key @throws ApiError NOT_FOUND */
export async function removeFile(
  tx: Database,
  caller: Caller,
  { email, id }: { email: string; id: string },
  now: Date,
): Promise<string> {
  const { key } = await filesOf(tx, caller, email)
    .where('personFiles.id', '=', id)
    .select('key')
    .forUpdate()
    .executeTakeFirstOrThrow(noSuchFile);
  await tx
    .updateTable('personFiles')
    .set({ key: null, removedBy: caller.email, removedAt: now.toISOString() })
    .where('id', '=', id)
    .execute();
  return key ?? '';
}

/** @throws ApiError NOT_FOUND */
export async function fileAnswer(
  { db, storage }: { db: Database; storage: ResumeStorage },
  caller: Caller,
  { email, id }: { email: string; id: string },
): Promise<FileAnswer> {
  const { key, kind, fileName } = await filesOf(db, caller, email)
    .where('personFiles.id', '=', id)
    .select(['key', 'kind', 'fileName'])
    .executeTakeFirstOrThrow(noSuchFile);
  const stored = await storage.get(key ?? '');
  if (!stored) throw noSuchFile();
  return { ...stored, type: personFileTypes[kind], fileName };
}
