import { useSearch } from '@tanstack/react-router';
import { wantedAddress } from '../../src/session/guards.ts';

/** The state of a link to the sign-in page: it leads on to what one came for. */
export function useSignInState() {
  const wanted = wantedAddress(useSearch({ from: '/register' }));
  const { pathname: nextPathname, search: nextSearch } = new URL(wanted, 'https://hireday.example');
  return { nextPathname, nextSearch };
}
