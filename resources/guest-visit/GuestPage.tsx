import { lazy, Suspense, useState } from 'react';
import { browserClock, createAuthStorage } from '../../src/client/authStorage.ts';
import { FullScreenLoading } from '../../src/product/page/FullScreenLoading.tsx';
import { createServices } from '../../src/session/services.ts';
import { ServicesProvider, useIsAuthenticated } from '../../src/session/session.tsx';
import { GuestSignIn } from './GuestSignIn.tsx';

/** A sign-in that no other tab knows of, and that ends with this one. */
const tabAuthStorage = () =>
  createAuthStorage({ ...browserClock, storage: window.sessionStorage, onOtherTab: () => {} });

/** Loaded once they are in. */
const Desk = lazy(async () => ({ default: (await import('./GuestDesk.tsx')).GuestDesk }));

/**
 * Where a guest of a job sees its applicants. Guests have a sign-in of their own, so that a colleague with an account
 * stays signed in there; it ends with the tab.
 */
export function GuestPage() {
  const [services] = useState(() => createServices(tabAuthStorage()));
  return (
    <ServicesProvider services={services}>
      <Visit />
    </ServicesProvider>
  );
}

function Visit() {
  if (!useIsAuthenticated()) return <GuestSignIn />;
  return (
    <Suspense fallback={<FullScreenLoading />}>
      <Desk />
    </Suspense>
  );
}
