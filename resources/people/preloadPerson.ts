import type { Preload } from '../../src/client/preload.ts';
import { personQuery } from './personQuery.ts';

export const preload: Preload = ({ queryClient, client, params: { email = '' } }) =>
  queryClient.prefetchQuery(personQuery(client, email));
