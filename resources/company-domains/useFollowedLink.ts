import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../src/client/apiError.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { useDomainsChanged } from './domainsQuery.ts';

/** Proves the domain of the link that led here, once; the secret does not stay in the address. */
export function useFollowedLink(secret: string | undefined): void {
  const { client } = useServices();
  const navigate = useNavigate();
  const changed = useDomainsChanged();
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (secret === undefined || followed.current === secret) return;
    followed.current = secret;
    const follow = async () => {
      await navigate({ to: './', search: (before) => ({ ...before, prove: undefined }), replace: true });
      try {
        const { domain } = await client.call('proveCompanyDomain', { body: { secret } });
        notify(t('{domain} is proved.', { domain }), { kind: 'success' });
        await changed();
      } catch (error) {
        notify(sentenceOf(error), { kind: 'error' });
      }
    };
    void follow();
  }, [secret, client, navigate, changed]);
}
