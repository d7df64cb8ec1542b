import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../src/session/session.tsx';
import { InvitationLine } from '../invitations/InvitationLine.tsx';
import { detailsKey } from './decide/pickCache.ts';

/** How the invitation of an invited pick stands. Few picks are invited, so each asks for its own details. */
export function PickInvitation({ pickId }: { pickId: string }) {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: detailsKey(pickId),
    queryFn: ({ signal }) => client.call('dailyCandidateDetails', { params: { id: pickId }, signal }),
  });
  return data?.invitation ? <InvitationLine invitation={data.invitation} /> : null;
}
