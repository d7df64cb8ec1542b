import { useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { areaOfRole } from '../../schemas/addresses.ts';
import { Role } from '../../schemas/user.ts';
import { AppInputs } from '../../src/components/inputs/kinds/FieldInput.tsx';
import { nameInputs } from '../../src/product/inputs/nameInputs.ts';
import { placeInputs } from '../../src/product/inputs/placeInputs.ts';
import { readStep } from '../../src/session/requireUnregistered.ts';
import { useServices } from '../../src/session/session.tsx';
import { AccountFrame } from '../sign-in/AccountFrame.tsx';
import { GoOn } from './GoOn.tsx';
import { HiringStart } from './HiringStart.tsx';
import { RegisterFlow } from './RegisterFlow.tsx';
import { RoleChoice } from './RoleChoice.tsx';

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
