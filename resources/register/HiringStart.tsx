import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addresses } from '../../schemas/addresses.ts';
import { RegisterRecruiter } from '../../schemas/registration.ts';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';
import { EmployerNameInput } from './EmployerNameInput.tsx';
import { beginFounding, readProgress, saveProgress } from './progress.ts';
import { SignInInstead } from './SignInInstead.tsx';

const schema = RegisterRecruiter.pick({ employerName: true });

/** One way in for everyone who hires: the company first, which is joined or founded. */
export function HiringStart() {
  const navigate = useNavigate();
  useEffect(() => setDocumentTitle(t('Which company are you hiring for?')), []);
  const kept = () => readProgress(window.sessionStorage, 'RECRUITER') ?? { values: {} };
  const join = async ({ employerName }: { employerName: string }) => {
    const before = kept();
    saveProgress(window.sessionStorage, {
      ...before,
      role: 'RECRUITER',
      values: { ...before.values, employerName },
    });
    await navigate({ to: addresses.register, search: { as: 'recruiter' } });
  };
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
            'If it is not here yet, you register it in two minutes and post jobs at once, with one address for both. If it is here, you join it: with an address of a domain it has proved at once, otherwise its administrators are asked.',
          )}
        </Typography>
      </div>
      <ShortForm
        schema={schema}
        special={{ employerName: { render: (props) => <EmployerNameInput {...props} onFound={found} /> } }}
        submitLabel={t('Continue')}
        keepsValues
        onSubmit={join}
      />
      <Typography variant="body2" color="text.secondary">
        {t('Were you invited? Follow the link in the e-mail: it lets you in at once.')}
      </Typography>
      <SignInInstead />
    </>
  );
}
