import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Recruiter, RecruiterStatus } from '../../schemas/recruiter.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { sendOrKeep } from '../common/waiting/sendOrKeep.ts';
import { useOutbox } from '../common/waiting/useOutbox.ts';
import { useShowWaiting } from '../common/waiting/useShowWaiting.ts';
import { decidedSentence, type RecruiterMove, recruiterName } from './recruiterMoves.ts';

/** The parts of a recruiter that a decision needs. */
export type DecidedRecruiter = Pick<
  Recruiter,
  'recruiterEmail' | 'recruiterFirstName' | 'recruiterLastName' | 'status'
>;

type Shown = Recruiter | { data: Recruiter[] } | undefined;

/**
 * Approves, suspends or lets back in. It shows at once and is sent when the toast that offers the way back is gone: the
 * recruiter gets a mail, and nobody can be put back to waiting.
 */
export function useRecruiterDecision(): (recruiter: DecidedRecruiter, to: RecruiterMove['to']) => void {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const show = useCallback(
    (email: string, status: Recruiter['status']) => {
      const changed = (row: Recruiter) => (row.recruiterEmail === email ? { ...row, status } : row);
      queryClient.setQueriesData<Shown>({ queryKey: ['recruiters'] }, (shown) => {
        if (!shown) return shown;
        return 'data' in shown ? { ...shown, data: shown.data.map(changed) } : changed(shown);
      });
    },
    [queryClient],
  );
  useShowWaiting('setRecruiterStatus', 'recruiters', ({ about, shown }) => {
    const { data } = RecruiterStatus.safeParse(shown);
    if (data) for (const email of about) show(email, data);
  });
  return useCallback(
    (recruiter, to) => {
      const { recruiterEmail: email, status: before } = recruiter;
      const name = recruiterName(recruiter);
      const args = { params: { email }, query: { status: to } };
      const send = async () => {
        try {
          await sendOrKeep(
            outbox,
            { call: 'setRecruiterStatus', args, about: [email], names: [name], shown: to },
            () => client.call('setRecruiterStatus', { ...args, keepalive: true }),
          );
        } catch (error) {
          notify(t('{name} stays as before. {why}', { name, why: sentenceOf(error) }), { kind: 'error' });
        }
        if (!outbox.hasToWait()) await queryClient.invalidateQueries({ queryKey: ['recruiters'] });
      };
      show(email, to);
      notify(decidedSentence(name, before, to), {
        kind: 'success',
        act: () => void send(),
        undo: () => show(email, before),
      });
    },
    [client, outbox, queryClient, show],
  );
}
