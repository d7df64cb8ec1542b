import { useSearch } from '@tanstack/react-router';
import { areaOfRole } from '../../schemas/addresses.ts';
import { Role } from '../../schemas/user.ts';
import { AppInputs } from '../../src/components/inputs/kinds/FieldInput.tsx';
import { nameInputs } from '../../src/product/inputs/nameInputs.ts';
import { placeInputs } from '../../src/product/inputs/placeInputs.ts';
import { AccountFrame } from '../sign-in/AccountFrame.tsx';
import { HiringStart } from './HiringStart.tsx';
import { RegisterFlow } from './RegisterFlow.tsx';
import { RoleChoice } from './RoleChoice.tsx';

const inputs = { widgets: { ...placeInputs.widgets, ...nameInputs.widgets } };

/** Registering: who one is, then a few fields at a time. Role and step are in the address, so the browser's back works. */
export function RegisterPage() {
  const { as } = useSearch({ from: '/register' });
  const role = Role.options.find((one) => areaOfRole(one) === as);
  return (
    <AccountFrame maxWidth={520}>
      {role ? (
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
