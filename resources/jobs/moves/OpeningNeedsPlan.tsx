import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import { t } from '../../../src/i18n/t.ts';
import { PlanOffer } from '../../common/PlanOffer.tsx';
import { plansOf } from '../../common/planNeeded.ts';
import { FirstListOffer } from './FirstListOffer.tsx';

export interface OpeningNeedsPlanProps {
  /** Jobs that were to be opened; after paying for one, its own page is where one goes on. */
  jobIds: readonly string[];
  onClose: () => void;
}

/** The features the plan unlocks, for someone who wanted to open jobs. */
export function OpeningNeedsPlan({ jobIds, onClose }: OpeningNeedsPlanProps) {
  const id = useId();
  const [only] = jobIds.length === 1 ? jobIds : [];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      {only !== undefined && <FirstListOffer jobId={only} onOpened={onClose} />}
      <PlanOffer
        title={t('Opening a job needs a plan')}
        titleId={id}
        plans={plansOf('RECRUITER')}
        next={only && addressOf(addresses.recruiter.job, { id: only })}
        action={<Button onClick={onClose}>{t('Not now')}</Button>}
      />
    </Dialog>
  );
}
