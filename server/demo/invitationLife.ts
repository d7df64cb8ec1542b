/** The demo recruiters' invitations to saved candidates who did not apply by themselves, and what came of them. */

import { hoursLater } from '../../schemas/base/days.ts';
import { invite } from '../features/dailyCandidates/invite.ts';
import { answerInvitation } from '../features/invitations/answerInvitation.ts';
import { expireInvitations } from '../features/invitations/expireInvitations.ts';
import type { Services } from '../services/services.ts';
import type { ApplicationLife } from './applicationLife.ts';
import type { SavedPick } from './reviewPicks.ts';

/** Taken in turn; null never answers, and the invitation runs out. */
const answers = [
  { status: 'ACCEPTED' },
  { status: 'DECLINED', reason: 'I have just begun somewhere else. Please ask again in a year.' },
  null,
] as const;

/** An invitation is answered so many days after it came. */
const answerDays = 2;

interface Sent {
  id: string;
  pick: SavedPick;
  daysAgo: number;
  answer: (typeof answers)[number];
}

interface InvitationLife {
  /** Invites for the picks and has those answer who were invited before. */
  live(left: readonly SavedPick[], daysAgo: number, at: Date): Promise<void>;
}

/** No mail goes out: the demo people have no mailbox. */
export function createInvitationLife(
  { db, env }: Pick<Services, 'db' | 'env'>,
  applications: Pick<ApplicationLife, 'join'>,
): InvitationLife {
  const sent: Sent[] = [];
  const sendMail = async () => {};

  async function send(pick: SavedPick, daysAgo: number, at: Date) {
    const job = await db
      .selectFrom('jobs')
      .select(['status', 'salaryMin', 'salaryMax'])
      .where('id', '=', pick.jobId)
      .executeTakeFirstOrThrow();
    const { status, salaryMin, salaryMax } = job;
    if (status !== 'OPEN' || salaryMin === null || salaryMax === null) return;
    const offer = {
      salaryMin,
      salaryMax,
      message: 'Your resume is close to what this team does. May I tell you more?',
    };
    const clock = () => hoursLater(at, 10);
    const { id } = await invite({ db, env, clock, sendMail }, pick.id, pick.recruiterEmail, offer);
    sent.push({ id, pick, daysAgo, answer: answers[sent.length % answers.length] ?? null });
  }

  async function answer({ id, pick, answer: given }: Sent, daysAgo: number, at: Date) {
    if (!given) return;
    const { candidateEmail, jobId } = pick;
    const clock = () => hoursLater(at, 12);
    const { status } = await db
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    if (status !== 'OPEN') return;
    await answerInvitation(
      { db, env, clock, sendMail },
      id,
      candidateEmail,
      given,
      async (_tx, { id: applicationId }) => {
        applications.join(applicationId, pick, daysAgo);
      },
    );
  }

  return {
    async live(left, daysAgo, at) {
      await expireInvitations(db, at);
      for (const one of sent) if (one.daysAgo - daysAgo === answerDays) await answer(one, daysAgo, at);
      for (const pick of left) await send(pick, daysAgo, at);
    },
  };
}
