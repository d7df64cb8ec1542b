import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { sentenceOf } from '../../common/planNeeded.ts';
import { refreshApplications } from '../../common/refreshApplications.ts';

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
  return useCallback(
    ({ id, status, jobTitle }: CandidateApplication) => {
      const show = (shown: CandidateApplication['status']) =>
        queryClient.setQueriesData<Rows>({ queryKey: ['applications', 'getList'] }, (rows) =>
          rows?.data
            ? { ...rows, data: rows.data.map((row) => (row.id === id ? { ...row, status: shown } : row)) }
            : rows,
        );
      const send = async () => {
        try {
          await client.call('setApplicationStatus', { params: { id }, query: { status: 'WITHDRAWN' } });
        } catch (error) {
          show(status);
          notify(t('{name} stays as before. {why}', { name: jobTitle, why: sentenceOf(error) }), {
            kind: 'error',
          });
        }
        await refreshApplications(queryClient);
      };
      show('WITHDRAWN');
      notify(t('You withdrew from {job}.', { job: jobTitle }), {
        kind: 'success',
        act: () => void send(),
        undo: () => show(status),
      });
    },
    [client, queryClient],
  );
}
