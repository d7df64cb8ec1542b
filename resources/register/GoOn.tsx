import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { wantedAddress } from '../../src/session/guards.ts';

/** Leaves the registration of a candidate whose account is there, to the job or the search one came for. */
export function useGoOn() {
  const navigate = useNavigate();
  const { job, search } = useSearch({ from: '/register' });
  return () => void navigate({ href: wantedAddress({ job, search }), replace: true });
}

/** Leaves at once. */
export function GoOn() {
  const goOn = useGoOn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(goOn, []);
  return null;
}
