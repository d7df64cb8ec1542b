import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OpenWork } from '../../schemas/handover.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { ColleagueSelect } from '../handover/ColleagueSelect.tsx';
import { isWaitedFor, OpenWorkList } from '../handover/OpenWorkList.tsx';
import { useOpenWork } from '../handover/openWorkQuery.ts';
import { useHandOver } from '../handover/useHandOver.ts';
import { recruiterName } from './recruiterMoves.ts';
import { type DecidedRecruiter, useRecruiterDecision } from './useRecruiterDecision.ts';

interface SuspendDialogProps {
  recruiter: DecidedRecruiter;
  onClose: () => void;
}

/** Asks before a recruiter is locked out: it says what would stay with them, and hands it over. Mount it when it should be seen. */
export function SuspendDialog({ recruiter, onClose }: SuspendDialogProps) {
  const { recruiterEmail: email } = recruiter;
  const name = recruiterName(recruiter);
  const decide = useRecruiterDecision();
  const { data, error, refetch } = useOpenWork(email);
  const { handOver, busy, refusal } = useHandOver();
  const [chosen, setChosen] = useState('');
  const to = data?.colleagues.find((one) => one.recruiterEmail === chosen);
  const confirm = async () => {
    if (to && !(await handOver({ allOf: email }, to))) return;
    onClose();
    decide(recruiter, 'SUSPENDED');
  };
  return (
    <ConfirmDialog
      open
      title={t('Suspend {name}?', { name })}
      confirmLabel={to ? t('Hand over and suspend') : t('Suspend')}
      busy={busy}
      disabled={!data}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={3}
        label={t('Loading what is open')}
      >
        {(work) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Stays work={work} name={name} />
            {isWaitedFor(work) && work.colleagues.length > 0 && (
              <ColleagueSelect
                label={t('Hand everything over to')}
                none={t('Nobody, for now')}
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

function Stays({ work, name }: { work: OpenWork; name: string }) {
  if (!isWaitedFor(work))
    return (
      <Typography color="text.secondary">
        {t('Nothing waits for {name}: no job, no application, no interview.', { name })}
      </Typography>
    );
  return (
    <>
      <Typography>
        {t('From then on {name} can only edit their own profile. This stays with them:', { name })}
      </Typography>
      <OpenWorkList work={work} label={t('Stays with {name}', { name })} />
      <Typography color="text.secondary">
        {work.colleagues.length > 0
          ? t('Candidates who were promised an answer wait for it until a colleague takes over.')
          : t(
              'No other recruiter is active. You can hand it over as soon as there is one; until then candidates wait.',
            )}
      </Typography>
    </>
  );
}
