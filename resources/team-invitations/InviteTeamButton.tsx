import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { t } from '../../src/i18n/t.ts';

/** Loaded when it is asked for. */
const Dialog = lazy(async () => ({ default: (await import('./InviteTeamDialog.tsx')).InviteTeamDialog }));

/** Opens the invitations of recruiters. */
export function InviteTeamButton(props: Pick<ButtonProps, 'variant' | 'size'>) {
  const { canAccess } = useCanAccess({ resource: 'team-invitations', action: 'edit' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button
        variant="outlined"
        {...props}
        startIcon={<PersonAdd />}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap', flex: 'none' }}
      >
        {t('Invite recruiters')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
