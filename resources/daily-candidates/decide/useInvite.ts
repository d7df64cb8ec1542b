import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { DailyCandidate, DailyCandidateDetails } from '../../../schemas/dailyCandidate.ts';
import type { InvitationFields } from '../../../schemas/invitation.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { detailsKey, patchPick, refreshCounts } from './pickCache.ts';

/** The parts of a pick that an invitation needs. */
export type InvitedPick = Pick<DailyCandidate, 'id' | 'jobId' | 'candidateEmail' | 'candidateName'>;

/** Sends an invitation; the lists and pages that show the pick then say so. @throws ApiError */
export function useInvite(): (pick: InvitedPick, offer: InvitationFields) => Promise<void> {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ id, jobId, candidateName }, offer) => {
      const invitation = await client.call('invite', { params: { id }, body: offer });
      patchPick(queryClient, id, { status: 'INVITED', reasons: [], snoozedUntil: null });
      queryClient.setQueryData<DailyCandidateDetails>(
        detailsKey(id),
        (details) => details && { ...details, invitation },
      );
      refreshCounts(queryClient, jobId);
      notify(t('{name} is invited.', { name: candidateName }), { kind: 'success' });
    },
    [client, queryClient],
  );
}
