import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addresses, areaOfRole } from '../../schemas/addresses.ts';
import type { OpenIdStep } from '../../schemas/openId.ts';
import { Role } from '../../schemas/user.ts';
import { t } from '../../src/i18n/t.ts';
import { readProgress, saveProgress } from '../register/progress.ts';
import { registrationOf } from '../register/registrations.ts';
import { AccountFrame } from '../sign-in/AccountFrame.tsx';
import type { Flow } from '../ways-in/openIdFlow.ts';

const begins: Readonly<Record<Role, () => string>> = {
  CANDIDATE: () => t('I am looking for work'),
  RECRUITER: () => t('I recruit for an employer'),
  EMPLOYER: () => t('I register my organisation'),
};

interface NewHereProps {
  step: OpenIdStep;
  /** Said before they left for the other service. */
  registering: Flow['registering'];
}

/** Goes on to registering: behind the address where it is proved already, else with it filled in. */
export function NewHere({
  step: { email = '', ticket, verificationToken: token },
  registering: { role: chosen, job, search } = {},
}: NewHereProps) {
  const navigate = useNavigate();
  const register = (role: Role) => {
    // Filled in before they left for the other service, such as the company.
    const { values, isFounding } = (chosen && readProgress(window.sessionStorage, chosen)) ?? {};
    const { emailField, steps } = registrationOf(role, isFounding === true);
    const proof = token === undefined ? undefined : { email, token, at: Date.now(), registered: false };
    saveProgress(window.sessionStorage, {
      ...{ role, values: { ...values, [emailField]: email } },
      ...(isFounding && { isFounding }),
      ...(proof && { proof }),
      ...(ticket && { ticket }),
    });
    const first = proof ? steps.find(({ kind }) => kind === 'fields') : steps[0];
    void navigate({
      to: addresses.register,
      search: { as: areaOfRole(role), step: first?.id, job, search },
      replace: chosen !== undefined,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said once is not asked again
  useEffect(() => {
    if (chosen) register(chosen);
  }, []);
  if (chosen) return null;
  return (
    <AccountFrame>
      <div>
        <Typography component="h1" variant="h1">
          {t('You are new here')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          {token === undefined
            ? t(
                '{email} has no account yet. Say what brings you here; we then send a code to that address.',
                {
                  email,
                },
              )
            : t('{email} has no account yet. Your address is proved already; say what brings you here.', {
                email,
              })}
        </Typography>
      </div>
      {Role.options.map((role) => (
        <Button key={role} variant="outlined" size="large" onClick={() => register(role)}>
          {begins[role]()}
        </Button>
      ))}
      <Button component={Link} to={addresses.login} sx={{ justifySelf: 'start', ml: -1.25 }}>
        {t('Back to signing in')}
      </Button>
    </AccountFrame>
  );
}
