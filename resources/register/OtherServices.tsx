import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Role } from '../../schemas/user.ts';
import { readSiteConfig } from '../../src/client/siteConfig.ts';
import { wantedAddress } from '../../src/session/guards.ts';

/** Loaded where other services are set up. */
const OpenIdButtons = lazy(async () => ({
  default: (await import('../sign-in/OpenIdButtons.tsx')).OpenIdButtons,
}));

/** Registering with an account of another service, which fills in the address. @param props what one registers as, where that is chosen */
export function OtherServices({ role }: { role?: Role }) {
  const { job, search } = useSearch({ from: '/register' });
  // The build renders the page without them.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(readSiteConfig().signInWith.length > 0), []);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <OpenIdButtons next={wantedAddress({ job, search })} registering={{ role, job, search }} />
    </Suspense>
  );
}
