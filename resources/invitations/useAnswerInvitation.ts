import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CandidateInvitation } from '../../schemas/invitation.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { refreshApplications } from '../common/refreshApplications.ts';
import { useTakeBack } from './useTakeBack.ts';

/** An answer to an invitation; declining takes a reason. */
type InvitationAnswer = { status: 'ACCEPTED' } | { status: 'DECLINED'; reason: string };

/** Sends the answer to an invitation, tells what became of it and brings the lists up to date. */
export function useAnswerInvitation({ id, jobTitle, employerName }: CandidateInvitation) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const takeBack = useTakeBack();
  return useMutation({
    mutationFn: (answer: InvitationAnswer) =>
      client.call('answerInvitation', { params: { id }, query: answer }),
    onSuccess: async (_invitation, { status }) => {
      await refreshApplications(queryClient);
      notify(
        status === 'ACCEPTED'
          ? t('You accepted. Your application for {job} is with {employer}.', {
              job: jobTitle,
              employer: employerName,
            })
          : t('You declined {job}. We have told {employer}.', { job: jobTitle, employer: employerName }),
        { kind: 'success', undo: () => void takeBack(id) },
      );
    },
  });
}
