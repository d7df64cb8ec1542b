import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { JobOfferFields } from '../../schemas/jobOffer.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { refreshApplications } from '../common/refreshApplications.ts';

/** Sends an offer; the board and the panel then say so. @throws ApiError */
export function useMakeOffer(): (application: CandidateApplication, terms: JobOfferFields) => Promise<void> {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, candidateName: name }, terms) => {
      await client.call('makeJobOffer', { params: { id }, body: terms });
      await refreshApplications(queryClient);
      notify(t('{name} has your offer. They get it by e-mail, too.', { name }), { kind: 'success' });
    },
    [client, queryClient],
  );
}
