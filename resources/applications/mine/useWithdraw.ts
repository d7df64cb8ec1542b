import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { sentenceOf } from '../../common/planNeeded.ts';
import { refreshApplications } from '../../common/refreshApplications.ts';
import { sendOrKeep } from '../../common/waiting/sendOrKeep.ts';
import { useOutbox } from '../../common/waiting/useOutbox.ts';
import { useShowWaiting } from '../../common/waiting/useShowWaiting.ts';

interface Rows {
  data?: CandidateApplication[];
}

/**
 * Withdraws an application. It shows as withdrawn at once, but is sent only when the toast that offers the way back is
 * gone: the recruiter is told.
 */
export function useWithdraw() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const show = useCallback(
    (id: string, status: CandidateApplication['status']) =>
      queryClient.setQueriesData<Rows>({ queryKey: ['applications', 'getList'] }, (rows) =>
        rows?.data
          ? { ...rows, data: rows.data.map((row) => (row.id === id ? { ...row, status } : row)) }
          : rows,
      ),
    [queryClient],
  );
  useShowWaiting('setApplicationStatus', 'applications', ({ about }) => {
    for (const id of about) show(id, 'WITHDRAWN');
  });
  return useCallback(
    ({ id, status, jobTitle }: CandidateApplication) => {
      const args = { params: { id }, query: { status: 'WITHDRAWN' as const } };
      const send = async () => {
        try {
          await sendOrKeep(
            outbox,
            { call: 'setApplicationStatus', args, about: [id], names: [jobTitle], shown: null },
            () => client.call('setApplicationStatus', { ...args, keepalive: true }),
          );
        } catch (error) {
          show(id, status);
          notify(t('{name} stays as before. {why}', { name: jobTitle, why: sentenceOf(error) }), {
            kind: 'error',
          });
        }
        if (!outbox.hasToWait()) await refreshApplications(queryClient);
      };
      show(id, 'WITHDRAWN');
      notify(t('You withdrew from {job}.', { job: jobTitle }), {
        kind: 'success',
        act: () => void send(),
        undo: () => show(id, status),
      });
    },
    [client, outbox, queryClient, show],
  );
}
