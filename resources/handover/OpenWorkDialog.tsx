import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { OpenWork } from '../../schemas/handover.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { ColleagueSelect } from './ColleagueSelect.tsx';
import { useOpenWork } from './openWorkQuery.ts';
import { type Handed, useHandOver } from './useHandOver.ts';

type Colleague = OpenWork['colleagues'][number];

interface OpenWorkDialogProps {
  /** Whose work it is. */
  recruiterEmail: string;
  what: Handed;
  title: string;
  /** Names the act, with someone to take over and without. */
  confirmLabel: (to: Colleague | undefined) => string;
  /** While the work is being asked for. */
  loadingLabel: string;
  /** Words for choosing a colleague. */
  selectLabel: string;
  /** Words for choosing none, where the act can be done without. */
  none?: string;
  /** Whether there is anything to hand over. */
  canHandOver: (work: OpenWork) => boolean;
  /** Stands over the choice. */
  children: (work: OpenWork) => ReactNode;
  /** Once it is handed over, or nobody was chosen. */
  onDone?: () => void;
  onClose: () => void;
}

/** Shows what waits for a recruiter, and hands it over to a colleague. Mount it when it should be seen. */
export function OpenWorkDialog({
  recruiterEmail,
  what,
  title,
  confirmLabel,
  loadingLabel,
  selectLabel,
  none,
  canHandOver,
  children,
  onDone,
  onClose,
}: OpenWorkDialogProps) {
  const { data, error, refetch } = useOpenWork(recruiterEmail);
  const { handOver, busy, refusal } = useHandOver();
  const [chosen, setChosen] = useState('');
  const to = data?.colleagues.find((one) => one.recruiterEmail === chosen);
  const confirm = async () => {
    if (to && !(await handOver(what, to))) return;
    onClose();
    onDone?.();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel(to)}
      busy={busy}
      disabled={none === undefined ? !to : !data}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Loaded value={data} error={error} onRetry={refetch} variant="list" rows={3} label={loadingLabel}>
        {(work) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            {children(work)}
            {canHandOver(work) && (
              <ColleagueSelect
                label={selectLabel}
                {...(none !== undefined && { none })}
                colleagues={work.colleagues}
                value={chosen}
                onChange={setChosen}
                error={refusal}
              />
            )}
          </Box>
        )}
      </Loaded>
    </ConfirmDialog>
  );
}
