/** A resource's view as the page of a route. */
import type { Address } from '../../../schemas/addresses.ts';
import type { PageAhead } from '../../client/preload.ts';
import type { View } from '../../routing/resource.ts';
import { mayUse, type Viewer } from '../../session/access.ts';
import type { Services } from '../../session/services.ts';

interface LoaderArgs {
  context: Services & { viewer: Viewer };
  params: Readonly<Record<string, string>>;
  location: { searchStr: string };
  cause: 'preload' | 'enter' | 'stay';
}

type Fetch = NonNullable<View['preload']>;

async function fetchAhead(load: Fetch, services: Services, address: Pick<PageAhead, 'params' | 'search'>) {
  const [{ preload }, { adminOf }] = await Promise.all([load(), import('../shell/admin.ts')]);
  await preload({ client: services.client, ...adminOf(services), ...address });
}

/** The page above another one, as the title's link says it. */
interface Back {
  label: string;
  to: Address;
  keepsSearch?: boolean;
}

/**
 * The options of a route that shows a view: who may see it, what is loaded, and the data that is fetched ahead as soon as
 * someone means to go there. Nobody waits for that data: the page asks for the same, and shows itself without.
 */
export const viewPage = ({ component, permission, preload }: View, back?: Back) => ({
  component,
  staticData: { permission, ...(back && { back }) },
  // Fresh data is known to the queries' cache alone; asking that costs nothing.
  staleTime: 0,
  preloadStaleTime: 0,
  loader: {
    // In the background it would count as loaded already while the page's code is still on its way, and nothing would
    // say that it takes time.
    staleReloadMode: 'blocking' as const,
    handler: ({ context, params, location, cause }: LoaderArgs) => {
      // A page that is open follows its address by itself.
      if (!preload || cause === 'stay' || !mayUse(permission, context.viewer)) return;
      // The page asks again for all that does not come, and says so.
      fetchAhead(preload, context, { params, search: location.searchStr }).catch(() => undefined);
    },
  },
});
