import { redirect, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { addresses, areaOfRole } from '../../schemas/addresses.ts';
import { Role } from '../../schemas/user.ts';
import { AppInputs } from '../../src/components/inputs/kinds/FieldInput.tsx';
import { nameInputs } from '../../src/product/inputs/nameInputs.ts';
import { placeInputs } from '../../src/product/inputs/placeInputs.ts';
import { parseSearch } from '../../src/routing/search.ts';
import { type GuardArgs, requireSignedOut } from '../../src/session/guards.ts';
import { useServices } from '../../src/session/session.tsx';
import { AccountFrame } from '../sign-in/AccountFrame.tsx';
import { GoOn } from './GoOn.tsx';
import { HiringStart } from './HiringStart.tsx';
import { RegisterFlow } from './RegisterFlow.tsx';
import { RoleChoice } from './RoleChoice.tsx';

/** The step of a candidate's registration that comes once the account is there. */
const readStep = 'read';

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

/** Comes when the account is there; without its program one goes on. */
const ReadStep = lazy(() =>
  import('./ReadStep.tsx').then(
    ({ ReadStep }): { default: ComponentType } => ({ default: ReadStep }),
    () => ({ default: GoOn }),
  ),
);

const inputs = { widgets: { ...placeInputs.widgets, ...nameInputs.widgets } };

/** Registering: who one is, then a few fields at a time. Role and step are in the address, so the browser's back works. */
export function RegisterPage() {
  const { as, step } = useSearch({ from: '/register' });
  const { auth } = useServices();
  const role = Role.options.find((one) => areaOfRole(one) === as);
  return (
    <AccountFrame maxWidth={520}>
      {role === 'CANDIDATE' && step === readStep && auth.isAuthenticated() ? (
        <Suspense fallback={null}>
          <ReadStep />
        </Suspense>
      ) : role ? (
        <AppInputs value={inputs}>
          <RegisterFlow key={role} role={role} />
        </AppInputs>
      ) : as === 'hiring' ? (
        <HiringStart />
      ) : (
        <RoleChoice />
      )}
    </AccountFrame>
  );
}
