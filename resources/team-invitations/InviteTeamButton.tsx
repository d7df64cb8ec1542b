import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { TeamRole } from '../../schemas/teamInvitation.ts';
import { useMay } from '../../src/session/useMay.ts';
import { inviteWords } from './inviteWords.ts';

/** Loaded when it is asked for. */
const Dialog = lazy(async () => ({ default: (await import('./InviteTeamDialog.tsx')).InviteTeamDialog }));

interface InviteTeamButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** As what people are invited. */
  inviteAs?: TeamRole;
}

const needed = { RECRUITER: 'team-invitations.edit', ADMINISTRATOR: 'administrators.invite' } as const;

/** Opens the invitations of recruiters, or of administrators; nothing for those who may not invite them. */
export function InviteTeamButton({ inviteAs = 'RECRUITER', ...props }: InviteTeamButtonProps) {
  const mayInvite = useMay(needed[inviteAs]);
  const [isOpen, setOpen] = useState(false);
  if (!mayInvite) return null;
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
