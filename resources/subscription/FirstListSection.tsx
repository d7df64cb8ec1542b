import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import { grantOf } from '../../schemas/calls/permissions.ts';
import { firstListDays } from '../../schemas/firstList.ts';
import type { User } from '../../schemas/user.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { switchArea } from '../../src/session/switchArea.ts';
import { RecruitMyselfButton } from '../areas/RecruitMyselfButton.tsx';
import { firstListTerms } from '../common/firstListTerms.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { Section } from './Section.tsx';

/** The list that a company may see before it pays, over the plans. */
export function FirstListSection({ user }: { user: User }) {
  // The right to open it is a recruiter's, whichever area one looks from.
  const recruits = user.roles.some((role) => grantOf('jobs.openFirst', role));
  return (
    <Section
      title={t('See your first list without a plan')}
      text={
        recruits
          ? firstListTerms()
          : t(
              'A recruiter of yours can open one job for {days} days without a card and see its first list whole; so can you, if you recruit.',
              { days: firstListDays },
            )
      }
    >
      {recruits ? <WayToJobs user={user} /> : <RecruitMyselfButton variant="outlined" />}
    </Section>
  );
}

/** The list is offered where a job is opened. */
function WayToJobs({ user }: { user: User }) {
  const services = useServices();
  const [isPending, setPending] = useState(false);
  const label = t('Choose the job to open');
  if (user.role === 'RECRUITER')
    return (
      <Button component={Link} to={addresses.recruiter.jobs} variant="outlined">
        {label}
      </Button>
    );
  const goOn = async () => {
    setPending(true);
    await switchArea(services, 'RECRUITER', addresses.recruiter.jobs).catch((error: unknown) => {
      notify(sentenceOf(error), { kind: 'error' });
      setPending(false);
    });
  };
  return (
    <Button variant="outlined" loading={isPending} onClick={() => void goOn()}>
      {t('Switch to recruiting')}
    </Button>
  );
}
