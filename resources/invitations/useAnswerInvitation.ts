import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CandidateInvitation } from '../../schemas/invitation.ts';
import { notify } from '../../src/components/notify.ts';
import type { HiredayDataProvider } from '../../src/providers/dataProvider.ts';

/** An answer to an invitation; declining takes a reason. */
export type InvitationAnswer = { status: 'ACCEPTED' } | { status: 'DECLINED'; reason: string };

/** What hangs on an answer: accepting makes an application, which jobs and picks tell too. */
const touched = ['invitations', 'applications', 'jobs', 'daily-candidates'];

/** Sends the answer to an invitation, tells what became of it and brings the lists up to date. */
export function useAnswerInvitation({ id, jobTitle, employerName }: CandidateInvitation) {
  const dataProvider = useDataProvider<HiredayDataProvider>();
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(touched.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
  return useMutation({
    mutationFn: (answer: InvitationAnswer) =>
      dataProvider.answerInvitation({ params: { id }, query: answer }),
    onSuccess: async (_invitation, { status }) => {
      await refresh();
      notify(
        status === 'ACCEPTED'
          ? `You accepted. Your application for ${jobTitle} is with ${employerName}.`
          : `You declined ${jobTitle}. ${employerName} is told.`,
        { kind: 'success' },
      );
    },
  });
}
