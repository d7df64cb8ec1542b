/** Changes of a candidate's profile, and the resume when another is sent. */
import type { z } from 'zod';
import type { UpdateCandidate } from '../../../schemas/registration.ts';
import type { VerificationTokens } from '../../access/verificationTokens.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { toRow } from '../../db/database.ts';
import type { Form } from '../../http/form.ts';
import type { Services } from '../../services/services.ts';
import { removeUnheld, withResume } from './keepResume.ts';
import { readUpload } from './readUpload.ts';
import { resumeColumns } from './resumeColumns.ts';

/**
 * Fields missing from the form stay as they are. A new resume is read, and the old file goes unless another
 * candidate holds the same one.
 *
 * @param isGone whether the sender of the form has left: then nothing is changed
 * @throws ApiError about the resume or the verification token
 */
export async function updateCandidate(
  services: Services,
  proofs: VerificationTokens,
  email: string,
  { fields, resume }: Form<z.output<typeof UpdateCandidate>>,
  isGone: () => boolean,
): Promise<void> {
  const { clock, readResume } = services;
  const { verificationToken: token, ...profile } = fields;
  const read = resume ? await readUpload(readResume, resume) : null;
  if (isGone()) throw new ApiError('MALFORMED', 'The form was taken back.');

  const replaced = await withResume(services, read, async (tx) => {
    const before = await tx
      .selectFrom('candidates')
      .select('resumeKey')
      .where('candidateEmail', '=', email)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound('There is no such candidate.');
    const changes = { ...profile, ...(read ? resumeColumns(read) : {}) };
    if (Object.keys(changes).length > 0) {
      await tx.updateTable('candidates').set(toRow(changes)).where('candidateEmail', '=', email).execute();
    }
    if (token !== undefined) {
      await proofs.use(tx, { token, email, purpose: 'EMAIL_VERIFY' }, clock());
      await tx.updateTable('users').set({ emailVerified: true }).where('email', '=', email).execute();
    }
    return read && before.resumeKey !== read.key ? before.resumeKey : null;
  });
  if (replaced !== null) await removeUnheld(services, replaced);
}
