import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../src/i18n/t.ts';

/** Loaded when it is asked for. */
const Guests = lazy(async () => ({ default: (await import('./GuestsDialog.tsx')).GuestsDialog }));

interface GuestsButtonProps {
  jobId: string;
  /** Whether the reader invites them; an employer reads along. */
  canInvite: boolean;
}

/** Opens the guests of a job: who else is asked about its applicants. */
export function GuestsButton({ jobId, canInvite }: GuestsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<PersonAdd />} onClick={() => setOpen(true)}>
        {t('Guests')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Guests jobId={jobId} canInvite={canInvite} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
