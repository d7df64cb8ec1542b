/** A real OpenID provider on this machine, and the way of a browser through its pages. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { OpenIdProvider } from '../../server/base/openIdProviders.ts';

type Claims = { email?: string; email_verified?: boolean };

/** Its page: people say who they are there, or that they would rather not. */
const page = (people: Iterable<string>) =>
  `<!doctype html><html lang="en"><title>Acme</title><main><h1>Who are you?</h1>${[...people]
    .map((person) => `<p><a href="?person=${person}">${person}</a></p>`)
    .join('')}<p><a href="?deny=1">Cancel</a></p></main></html>`;

/** @param appUrl where it sends people back to */
export async function startOpenId(appUrl: string, id = 'acme') {
  const people = new Map<string, Claims>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'hireday', clientSecret: 'a secret of the client that is long enough' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${appUrl}/login/with/${id}/`],
      },
    ],
    claims: { email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: async (_context, { uid }) => `/enter/${uid}` },
    cookies: { keys: ['test'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    async loadExistingGrant({ oidc: { client: asking, session, provider: made } }) {
      const grant = new made.Grant({
        ...(asking && { clientId: asking.clientId }),
        ...(session?.accountId && { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    const accountId = searchParams.get('person');
    if (!pathname.startsWith('/enter/')) void callback(request, response);
    else if (accountId !== null)
      void provider.interactionFinished(request, response, { login: { accountId } });
    else if (searchParams.has('deny'))
      void provider.interactionFinished(request, response, { error: 'access_denied' });
    else response.setHeader('content-type', 'text/html').end(page(people.keys()));
  });
  const settings: OpenIdProvider = { id, name: 'Acme', issuer, ...client };

  /** Goes through its pages as a person. @returns the query it comes back with */
  async function visit(url: string, person: string, claims: Claims = {}): Promise<string> {
    people.set(person, claims);
    const cookies = new Map<string, string>();
    let at = new URL(url);
    while (at.origin === issuer) {
      if (at.pathname.startsWith('/enter/')) at.searchParams.set('person', person);
      const answer = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const to = answer.headers.get('location');
      if (!to) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
      at = new URL(to, at);
    }
    return at.search;
  }
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { settings, visit, people, stop };
}
