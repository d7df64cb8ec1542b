import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser } from '../../src/session/session.tsx';

/** Loaded when it is asked for. */
const Dialog = lazy(async () => ({
  default: (await import('./RecruitMyselfDialog.tsx')).RecruitMyselfDialog,
}));

/** For an administrator who does not recruit yet; nothing for all others. */
export function RecruitMyselfButton(props: Pick<ButtonProps, 'variant' | 'size'>) {
  const { data: user } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  if (user?.role !== 'EMPLOYER' || user.roles.includes('RECRUITER')) return null;
  return (
    <>
      <Button {...props} onClick={() => setOpen(true)} sx={{ whiteSpace: 'nowrap', flex: 'none' }}>
        {t('Recruit yourself')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
