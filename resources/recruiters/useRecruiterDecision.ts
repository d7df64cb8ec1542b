import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Recruiter } from '../../schemas/recruiter.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
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
  return useCallback(
    (recruiter, to) => {
      const { recruiterEmail: email, status: before } = recruiter;
      const name = recruiterName(recruiter);
      const show = (status: Recruiter['status']) => {
        const changed = (row: Recruiter) => (row.recruiterEmail === email ? { ...row, status } : row);
        queryClient.setQueriesData<Shown>({ queryKey: ['recruiters'] }, (shown) => {
          if (!shown) return shown;
          return 'data' in shown ? { ...shown, data: shown.data.map(changed) } : changed(shown);
        });
      };
      const send = async () => {
        try {
          await client.call('setRecruiterStatus', { params: { email }, query: { status: to } });
        } catch (error) {
          notify(t('{name} stays as before. {why}', { name, why: sentenceOf(error) }), { kind: 'error' });
        }
        await queryClient.invalidateQueries({ queryKey: ['recruiters'] });
      };
      show(to);
      notify(decidedSentence(name, before, to), {
        kind: 'success',
        act: () => void send(),
        undo: () => show(before),
      });
    },
    [client, queryClient],
  );
}
