import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiredayDataProvider } from '../../src/client/dataProvider.ts';
import { detailsKey } from './decide/pickCache.ts';
import { InvitationLine } from './InvitationLine.tsx';

/** How the invitation of an invited pick stands. Few picks are invited, so each asks for its own details. */
export function PickInvitation({ pickId }: { pickId: string }) {
  const dataProvider = useDataProvider<HiredayDataProvider>();
  const { data } = useQuery({
    queryKey: detailsKey(pickId),
    queryFn: ({ signal }) => dataProvider.dailyCandidateDetails({ params: { id: pickId }, signal }),
  });
  return data?.invitation ? <InvitationLine invitation={data.invitation} /> : null;
}
