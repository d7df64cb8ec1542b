import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { TeamRole } from '../../schemas/teamInvitation.ts';
import { inviteWords } from './inviteWords.ts';

/** Loaded when it is asked for. */
const Dialog = lazy(async () => ({ default: (await import('./InviteTeamDialog.tsx')).InviteTeamDialog }));

interface InviteTeamButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** As what people are invited. */
  inviteAs?: TeamRole;
}

const needed = {
  RECRUITER: { resource: 'team-invitations', action: 'edit' },
  ADMINISTRATOR: { resource: 'administrators', action: 'invite' },
} as const;

/** Opens the invitations of recruiters, or of administrators; nothing for those who may not invite them. */
export function InviteTeamButton({ inviteAs = 'RECRUITER', ...props }: InviteTeamButtonProps) {
  const { canAccess } = useCanAccess(needed[inviteAs]);
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
        {inviteWords[inviteAs]()}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog inviteAs={inviteAs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
