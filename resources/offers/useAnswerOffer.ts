import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CandidateApplication } from '../../schemas/application.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { refreshApplications } from '../common/refreshApplications.ts';
import { useTakeBackDecline } from './useTakeBackDecline.ts';

/** An answer to an offer; declining may take a reason. */
type OfferAnswer = { status: 'ACCEPTED' } | { status: 'DECLINED'; reason?: string };

/** Sends the answer to an offer, tells what became of it and brings the lists up to date, also after a refusal. */
export function useAnswerOffer(
  id: string,
  { jobTitle: job, employerName: employer }: Pick<CandidateApplication, 'jobTitle' | 'employerName'>,
) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const takeBack = useTakeBackDecline();
  return useMutation({
    mutationFn: (answer: OfferAnswer) => client.call('answerJobOffer', { params: { id }, query: answer }),
    onSuccess: (_application, { status }) =>
      notify(
        status === 'ACCEPTED'
          ? t('You accepted the offer for {job}. We have told {employer}.', { job, employer })
          : t('You declined the offer for {job}. We tell {employer} in a few minutes.', { job, employer }),
        { kind: 'success', ...(status === 'DECLINED' && { undo: () => void takeBack(id) }) },
      ),
    onSettled: () => refreshApplications(queryClient),
  });
}
