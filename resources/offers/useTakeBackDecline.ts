import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { refreshApplications } from '../common/refreshApplications.ts';

/** Takes back that an offer was declined: it waits for an answer again. @returns what takes one back by its id */
export function useTakeBackDecline() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return async (id: string) => {
    try {
      await client.call('answerJobOffer', { params: { id }, query: { status: 'SENT' } });
      notify(t('Taken back. The offer waits for your answer again.'), { kind: 'success' });
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
    }
    await refreshApplications(queryClient);
  };
}
