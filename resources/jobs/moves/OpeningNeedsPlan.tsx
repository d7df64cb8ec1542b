import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { firstListQuery } from '../../common/firstListQuery.ts';
import { PlanOffer } from '../../common/PlanOffer.tsx';
import { plansOf } from '../../common/planNeeded.ts';
import { FirstListNeedsDomain } from './FirstListNeedsDomain.tsx';
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
  const { client } = useServices();
  const { data: firstList } = useQuery(firstListQuery(client));
  const isFirst = only !== undefined && firstList?.state === 'AVAILABLE';
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="sm"
      // The frame of the dialog is the card's.
      slotProps={{ paper: { sx: { '& > section': { border: 0, m: 0 } } } }}
    >
      <PlanOffer
        title={t('Opening a job needs a plan')}
        titleId={id}
        plans={plansOf('RECRUITER')}
        lead={
          isFirst ? (
            <FirstListOffer jobId={only} onOpened={onClose} />
          ) : (
            firstList?.state === 'NO_DOMAIN' && <FirstListNeedsDomain />
          )
        }
        next={only && addressOf(addresses.recruiter.job, { id: only })}
        action={<Button onClick={onClose}>{t('Not now')}</Button>}
      />
    </Dialog>
  );
}
