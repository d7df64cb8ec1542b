import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { PublicJob } from '../../schemas/job.ts';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser } from '../../src/providers/session.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';
import { readDraft } from './letterDraft.ts';

export interface ApplyBarProps {
  job: PublicJob;
  onApplied: (sent: CandidateApplication) => void;
}

/** The way to apply for a job; on a phone it stays at the foot of the window, for which it has to come last. */
export function ApplyBar({ job, onApplied }: ApplyBarProps) {
  const { data: user } = useCurrentUser();
  const { canAccess } = useCanAccess({ resource: 'applications', action: 'create' });
  const [open, setOpen] = useState(false);
  if (!user || !canAccess) return null;
  const hasDraft = readDraft(user.email, job.id, sessionStorage) !== '';
  return (
    <Box
      sx={{
        position: { xs: 'sticky', sm: 'static' },
        bottom: 'var(--shell-foot, 0px)',
        zIndex: 2,
        py: { xs: 1.5, sm: 0 },
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        bgcolor: 'background.default',
        borderStyle: 'solid',
        borderWidth: { xs: '1px 0 0', sm: 0 },
        borderColor: 'divider',
      }}
    >
      <Button
        variant="contained"
        size="large"
        onClick={() => setOpen(true)}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {hasDraft ? t('Go on with your application') : t('Apply')}
      </Button>
      {open && (
        <ApplyDialog
          job={job}
          email={user.email}
          onApplied={(application) => {
            setOpen(false);
            onApplied(application);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
