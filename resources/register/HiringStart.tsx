import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { addresses } from '../../schemas/addresses.ts';
import { setDocumentTitle } from '../../src/components/page/documentTitle.ts';
import { resolverFor } from '../../src/components/schema/resolver.ts';
import { t } from '../../src/i18n/t.ts';
import { EmployerNameInput } from './EmployerNameInput.tsx';
import { beginFounding, readProgress, saveProgress } from './progress.ts';
import { registrations } from './registrations.ts';
import { SignInInstead } from './SignInInstead.tsx';
import { schemaOf } from './steps.ts';

const schema = schemaOf(registrations.RECRUITER, ['employerName']);

/** One way in for everyone who hires: the company first, which is joined or registered, then an account of one's own. */
export function HiringStart() {
  const navigate = useNavigate();
  useEffect(() => setDocumentTitle(t('Which company are you hiring for?')), []);
  const { control, handleSubmit } = useForm<FieldValues>({
    resolver: resolverFor(schema),
    defaultValues: { employerName: '' },
  });
  const kept = () => readProgress(window.sessionStorage, 'RECRUITER') ?? { values: {} };
  const join = handleSubmit(async ({ employerName }) => {
    const before = kept();
    saveProgress(window.sessionStorage, {
      ...before,
      role: 'RECRUITER',
      values: { ...before.values, employerName },
    });
    await navigate({ to: addresses.register, search: { as: 'recruiter' } });
  });
  const found = (employerName: string) => {
    beginFounding(window.sessionStorage, employerName, kept());
    void navigate({ to: addresses.register, search: { as: 'employer' } });
  };
  return (
    <>
      <div>
        <Typography component="h1" variant="h1">
          {t('Which company are you hiring for?')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.75 }}>
          {t(
            'If it is here already, you join it. If not, you register it first, which takes two minutes, and go on to your own account.',
          )}
        </Typography>
      </div>
      <Box component="form" noValidate onSubmit={join} sx={{ display: 'grid', gap: 2 }}>
        <EmployerNameInput control={control} onFound={found} />
        <Button type="submit" variant="contained" size="large">
          {t('Continue')}
        </Button>
      </Box>
      <SignInInstead />
    </>
  );
}
