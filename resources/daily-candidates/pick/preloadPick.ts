import type { Preload } from '../../../src/client/preload.ts';
import { prefetchPick } from '../decide/pickQueries.ts';

/** Fetches a pick, with the resume beside it. */
export const preload: Preload = ({ queryClient, client, params }) =>
  prefetchPick(queryClient, client, params.dcId ?? '');
