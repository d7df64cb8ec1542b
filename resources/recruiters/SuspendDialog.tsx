import Typography from '@mui/material/Typography';
import type { OpenWork } from '../../schemas/handover.ts';
import { t } from '../../src/i18n/t.ts';
import { OpenWorkDialog } from '../handover/OpenWorkDialog.tsx';
import { isWaitedFor, OpenWorkList } from '../handover/OpenWorkList.tsx';
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
  return (
    <OpenWorkDialog
      recruiterEmail={email}
      what={{ allOf: email }}
      title={t('Suspend {name}?', { name })}
      confirmLabel={(to) => (to ? t('Hand over and suspend') : t('Suspend'))}
      loadingLabel={t('Loading what is open')}
      selectLabel={t('Hand everything over to')}
      none={t('Nobody, for now')}
      canHandOver={(work) => isWaitedFor(work) && work.colleagues.length > 0}
      onDone={() => decide(recruiter, 'SUSPENDED')}
      onClose={onClose}
    >
      {(work) => <Stays work={work} name={name} />}
    </OpenWorkDialog>
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
