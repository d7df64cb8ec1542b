import { useState } from 'react';
import { tabAuthStorage } from '../../src/client/authStorage.ts';
import { createServices } from '../../src/session/services.ts';
import { ServicesProvider, useIsAuthenticated } from '../../src/session/session.tsx';
import { GuestDesk } from './GuestDesk.tsx';
import { GuestSignIn } from './GuestSignIn.tsx';

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

const Visit = () => (useIsAuthenticated() ? <GuestDesk /> : <GuestSignIn />);
