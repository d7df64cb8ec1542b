/** Tells recruiters that an interview is off because the candidate has erased the account, without a word of who it was. */
import type { Database } from '../../db/database.ts';
import { interviewCancelledMail } from '../../mail/templates/interviewMails.ts';
import { bookingOf, type InterviewServices, recruitersPlace } from './holdInterview.ts';
import { findKnownInterview } from './selectInterviews.ts';
import { tellRecruiter } from './tellOfInterview.ts';

/** Stands for the person; the address is nobody's. */
const nobody = { candidateName: 'Former candidate', candidateEmail: 'nobody@erased.invalid' };

/** The recruiter's own words may name the person, so they do not go along. */
const wordless = { message: null, place: '', cancelReason: null };

/** @param tx of the erasing, while the interviews are still there */
export async function tellOfErasing(
  services: Omit<InterviewServices, 'db'>,
  tx: Database,
  candidateEmail: string,
): Promise<void> {
  const now = services.clock();
  const ahead = await tx
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.applicationId')
    .select('interviews.id')
    .where('applications.candidateEmail', '=', candidateEmail)
    .where('interviews.cancelledAt', 'is', null)
    .where('interviews.startsAt', '>', now.toISOString())
    .orderBy('interviews.id')
    .execute();
  for (const { id } of ahead) {
    const known = await findKnownInterview(tx, id, now);
    const about = { ...known, ...nobody, ...wordless, sequence: known.sequence + 1 };
    const letter = interviewCancelledMail(about, bookingOf(known), recruitersPlace(services, known));
    await tellRecruiter(services, tx, about, null, letter);
  }
}
