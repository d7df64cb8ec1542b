import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { useCurrentUser, useProfile, useServices } from '../../session/session.tsx';

const words = {
  PENDING: (employer: string) =>
    t(
      '{employer} has not approved you yet; we have asked them by e-mail. Until then you can only keep your profile up to date.',
      { employer },
    ),
  SUSPENDED: (employer: string) =>
    t(
      '{employer} has suspended your access. Ask them to let you in again. You can still change your profile.',
      {
        employer,
      },
    ),
} as const;

const left = (employer: string) =>
  t(
    '{employer} has left Hireday. If another company invites you by e-mail, its link lets you work there. Your data is yours to download or to have erased, in your profile.',
    { employer },
  );

/** Tells a recruiter who cannot work yet, or no longer, why; on every page, with the way to look again. */
export function InactiveBanner() {
  const { queryClient, queries } = useServices();
  const router = useRouter();
  const { data: user } = useCurrentUser();
  const { data: profile } = useProfile();
  const [busy, setBusy] = useState(false);
  if (!user || !profile || !('recruiterEmail' in profile) || profile.status === 'ACTIVE') return null;
  const lookAgain = async () => {
    setBusy(true);
    await queryClient.invalidateQueries({ queryKey: queries.profile(user).queryKey });
    // A recruiter who is approved meanwhile may be covered by the employer's plan.
    await queryClient.invalidateQueries({ queryKey: queries.activeSubscription().queryKey });
    await router.invalidate();
    setBusy(false);
  };
  return (
    <Alert
      severity={profile.status === 'PENDING' ? 'info' : 'warning'}
      sx={{ mb: 2, maxWidth: 880 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={busy}
          onClick={() => void lookAgain()}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('Look again')}
        </Button>
      }
    >
      {(profile.employerLeft ? left : words[profile.status])(profile.employerName)}
    </Alert>
  );
}
