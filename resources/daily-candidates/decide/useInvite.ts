import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { DailyCandidate, DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import type { InvitationFields } from '../../../schemas/invitation.ts';
import type { HiredayDataProvider } from '../../../src/client/dataProvider.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { detailsKey, patchPick, refreshCounts } from './pickCache.ts';

/** What an invitation needs to know of a pick. */
export type InvitedPick = Pick<DailyCandidate, 'id' | 'jobId' | 'candidateName'>;

/** Sends an invitation; the lists and pages that show the pick then say so. @throws ApiError */
export function useInvite(): (pick: InvitedPick, offer: InvitationFields) => Promise<void> {
  const dataProvider = useDataProvider<HiredayDataProvider>();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, jobId, candidateName }, offer) => {
      const invitation = await dataProvider.invite({ params: { id }, body: offer });
      patchPick(queryClient, id, { status: 'INVITED', reasons: [] });
      queryClient.setQueryData<DailyCandidateDetails>(
        detailsKey(id),
        (details) => details && { ...details, invitation },
      );
      refreshCounts(queryClient, jobId);
      notify(t('{name} is invited.', { name: candidateName }), { kind: 'success' });
    },
    [dataProvider, queryClient],
  );
}
