import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Link, Title } from 'react-admin';
import type { Role } from '../../schemas/user.ts';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { t } from '../../src/i18n/t.ts';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { tryToSave } from '../common/useOwnProfile.ts';

const NoticeSettingsForm = lazy(async () => ({
  default: (await import('../notices/NoticeSettingsForm.tsx')).NoticeSettingsForm,
}));

interface NoticesPartProps {
  role: Role;
  /** Of the role's profile. */
  path: string;
}

/** The way to what one is told of. */
export const NoticesCard = ({ role, path }: NoticesPartProps) => (
  <ProfileCard
    title={t('What you are told of')}
    text={
      role === 'RECRUITER'
        ? t('The morning mail, e-mails at once, and the hours in which none should come.')
        : t('The e-mails you get, and the hours in which none should come.')
    }
    action={
      <Button variant="outlined" component={Link} to={`${path}?edit=notices`}>
        {t('Choose')}
      </Button>
    }
  />
);

/** The choice itself, in place of the profile. */
export function NoticesPage({ role, path }: NoticesPartProps) {
  const navigate = useNavigate();
  return (
    <>
      <Title title={t('What you are told of')} preferenceKey={false} />
      <Box sx={{ maxWidth: 880 }}>
        <Suspense fallback={<LoadingState variant="page" />}>
          <NoticeSettingsForm
            role={role}
            save={tryToSave}
            onDone={() => void navigate({ to: path, search: {} })}
          />
        </Suspense>
      </Box>
    </>
  );
}
