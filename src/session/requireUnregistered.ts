/** Who may register, decided apart from the other guards: only that page needs it. */
import { redirect } from '@tanstack/react-router';
import { addresses, areaOfRole } from '../../schemas/addresses.ts';
import { parseSearch } from '../routing/search.ts';
import { type GuardArgs, requireSignedOut } from './guards.ts';

/** The step of a candidate's registration that comes once the account is there. */
export const readStep = 'read';

/**
 * Registering is for people without an account. A candidate whose account has just been made is led to what was read from
 * the resume.
 */
export function requireUnregistered(args: GuardArgs) {
  if (!args.context.auth.isAuthenticated()) return;
  const search = parseSearch(args.location.searchStr);
  const isCandidate = search.as === areaOfRole('CANDIDATE');
  if (isCandidate && search.step === readStep) return;
  if (isCandidate && search.step === 'review')
    throw redirect({ to: addresses.register, search: { ...search, step: readStep }, replace: true });
  requireSignedOut(args);
}
