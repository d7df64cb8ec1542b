/** Going on in another area of the same account. */
import { addresses } from '../../schemas/addresses.ts';
import type { StoredAuth } from '../../schemas/auth.ts';
import type { Role } from '../../schemas/user.ts';
import type { Services } from './services.ts';

/**
 * The page is loaded again, because everything it knows is of the other area.
 *
 * @param href where to go on @throws ApiError when the account does not have that area any more
 */
export async function switchArea(
  { client, auth, queryClient }: Pick<Services, 'client' | 'auth' | 'queryClient'>,
  role: Role,
  href: string = addresses.dashboard,
): Promise<void> {
  const token = await client.call('switchArea', { body: { role } });
  queryClient.clear();
  enterArea(auth, token, href);
}

/** Goes on with a token of another area. */
export function enterArea(
  auth: Pick<Services['auth'], 'save'>,
  token: StoredAuth,
  href: string = addresses.dashboard,
): void {
  auth.save(token);
  window.location.assign(href);
}

/** The other area of an account that has two. */
export const otherRole = ({ role, roles }: { role: Role; roles: readonly Role[] }): Role | undefined =>
  roles.find((one) => one !== role);
