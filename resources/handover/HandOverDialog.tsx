import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { ColleagueSelect } from './ColleagueSelect.tsx';
import { OpenWorkList } from './OpenWorkList.tsx';
import { useOpenWork } from './openWorkQuery.ts';
import { type Handed, useHandOver } from './useHandOver.ts';

interface HandOverDialogProps {
  /** Whose it is now. */
  recruiterEmail: string;
  what: Handed;
  /** "Pastry Chef", or "Dana's jobs". */
  title: string;
  onClose: () => void;
  onDone?: () => void;
}

/** Hands a job, or all of them, over to a colleague. Mount it when it should be seen. */
export function HandOverDialog({ recruiterEmail, what, title, onClose, onDone }: HandOverDialogProps) {
  const { data, error, refetch } = useOpenWork(recruiterEmail);
  const { handOver, busy, refusal } = useHandOver();
  const [chosen, setChosen] = useState('');
  const to = data?.colleagues.find((one) => one.recruiterEmail === chosen);
  const confirm = async () => {
    if (!to || !(await handOver(what, to))) return;
    onClose();
    onDone?.();
  };
  return (
    <ConfirmDialog
      open
      title={t('Hand over {what}', { what: title })}
      confirmLabel={t('Hand over')}
      busy={busy}
      disabled={!to}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={2}
        label={t('Loading the colleagues')}
      >
        {(work) =>
          work.colleagues.length === 0 ? (
            <Typography>{t('There is no other active recruiter who could take over.')}</Typography>
          ) : (
            <Box sx={{ display: 'grid', gap: 2 }}>
              {'allOf' in what && <OpenWorkList work={work} label={t('Goes along')} />}
              <Typography color="text.secondary">
                {t(
                  'Candidates, messages, interviews and offers go along, and the promised dates stay. Both recruiters get an e-mail; candidates with a booked interview hear who will talk with them.',
                )}
              </Typography>
              <ColleagueSelect
                label={t('New recruiter')}
                colleagues={work.colleagues}
                value={chosen}
                onChange={setChosen}
                error={refusal}
              />
            </Box>
          )
        }
      </Loaded>
    </ConfirmDialog>
  );
}
