/** Changes of a candidate's profile, and the resume when another is sent. */
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { UpdateCandidate } from '../../../schemas/registration.ts';
import type { Caller } from '../../access/caller.ts';
import { endOtherSignIns, removeUnprovedWaysIn, unprovedAccount } from '../../access/otherWaysIn.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { type Database, toRow } from '../../db/database.ts';
import type { CandidateRow } from '../../db/tables.ts';
import type { Form } from '../../http/form.ts';
import type { Services } from '../../services/services.ts';
import { removeUnheld, withResume } from './keepResume.ts';
import { isSentWith, makeRoom, setMainAside } from './otherResumes.ts';
import { readUpload } from './readUpload.ts';
import { carriedTo, type KeptResume, resumeColumns } from './resumeColumns.ts';

type Proving = Pick<Caller, 'id' | 'email' | 'token'>;

/**
 * The columns of a new main resume. The one before stays with the applications it was sent with.
 *
 * @returns the columns, and keys of files that may be held by nobody then
 */
async function replaceMain(
  tx: Database,
  email: string,
  before: Pick<CandidateRow, 'resumeKey' | 'facts' | 'factCorrections'> & { resumeId: string },
  read: KeptResume,
  now: Date,
) {
  const isSameFile = before.resumeKey === read.key;
  const given = resumeColumns(read, carriedTo(read, before, isSameFile));
  // Applications sent without a resume, and those with the same file, have the new one.
  if (before.resumeKey === null || isSameFile)
    return { changes: { ...given, resumeAddedAt: now.toISOString() }, unused: [] };
  const isKept = await isSentWith(tx, email, before.resumeId, true);
  const unused = isKept ? await makeRoom(tx, email) : [before.resumeKey];
  if (isKept) await setMainAside(tx, email, now.toISOString());
  return { changes: { ...given, resumeId: uuidv7(), resumeAddedAt: now.toISOString() }, unused };
}

/** From here on the account is whose the address is; others who are in have shown nothing. */
async function noteProof(services: Services, tx: Database, { id, email, token }: Proving): Promise<void> {
  if ((await unprovedAccount(tx, email)) === undefined) return;
  await removeUnprovedWaysIn(services, tx, { id, email });
  await endOtherSignIns(tx, id, token.jti);
  await tx.updateTable('users').set({ emailVerified: true }).where('id', '=', id).execute();
}

/**
 * Fields missing from the form stay as they are. A new resume is read and takes the place of the main one, whose file goes
 * unless an application was sent with it or another candidate holds the same one.
 *
 * @param isGone whether the sender of the form has left: then nothing is changed
 * @throws ApiError about the resume or the verification token; ILLEGAL_MOVE where too many stay with applications
 */
export async function updateCandidate(
  services: Services,
  proofs: VerificationTokens,
  caller: Proving,
  { fields, resume }: Form<z.output<typeof UpdateCandidate>>,
  isGone: () => boolean,
): Promise<void> {
  const { clock, readResume } = services;
  const { email } = caller;
  const { verificationToken: token, ...profile } = fields;
  const read = resume ? await readUpload(readResume, resume) : null;
  if (isGone()) throw new ApiError('MALFORMED', 'The form was taken back.');

  const replaced = await withResume(services, read, async (tx) => {
    const before = await tx
      .selectFrom('candidates')
      .select(['resumeKey', 'resumeId', 'facts', 'factCorrections'])
      .where('candidateEmail', '=', email)
      // Rows that name the candidate are written meanwhile: their own answers, which hold an application first.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw notFound('There is no such candidate.');
    const main = read ? await replaceMain(tx, email, before, read, clock()) : { changes: {}, unused: [] };
    const changes = { ...profile, ...main.changes };
    if (Object.keys(changes).length > 0) {
      await tx.updateTable('candidates').set(toRow(changes)).where('candidateEmail', '=', email).execute();
    }
    if (token !== undefined) {
      await proofs.use(tx, { token, email, purpose: 'EMAIL_VERIFY' }, clock());
      await noteProof(services, tx, caller);
    }
    return main.unused;
  });
  for (const key of replaced) await removeUnheld(services, key);
}
