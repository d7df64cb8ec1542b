import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import type { RecruiterSummary } from '../../../schemas/recruiter.ts';
import { ErrorState } from '../../../src/components/states/ErrorState.tsx';
import { DateText } from '../../../src/components/values/DateText.tsx';
import { PersonName } from '../../../src/components/values/PersonName.tsx';
import { Rich } from '../../../src/i18n/Rich.tsx';
import { t } from '../../../src/i18n/t.ts';
import { RecruiterDecisions } from '../../recruiters/RecruiterDecisions.tsx';
import { recruiterName } from '../../recruiters/recruiterMoves.ts';
import { shownWaiting, useWaitingRecruiters } from './useWaitingRecruiters.ts';

/**
 * Recruiters who wait to be let in.
 *
 * @param all address of the list of recruiters
 */
export function WaitingRecruiters({ all }: { all: string }) {
  const { data, total, error, refetch } = useWaitingRecruiters();
  // A recruiter who was just decided on disappears before the server has answered.
  const waiting = data?.filter(({ status }) => status === 'PENDING');
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!waiting || waiting.length === 0) {
    return <Typography color="text.secondary">{t('No recruiter is waiting for your approval.')}</Typography>;
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {waiting.map((recruiter) => (
          <WaitingRecruiter key={recruiter.id} recruiter={recruiter} />
        ))}
      </Box>
      {(total ?? 0) > shownWaiting && <Link to={all}>{t('All {count} waiting', { count: total ?? 0 })}</Link>}
    </>
  );
}

function WaitingRecruiter({ recruiter }: { recruiter: RecruiterSummary }) {
  return (
    <Card
      component="li"
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <PersonName
        name={recruiterName(recruiter)}
        detail={
          <>
            {recruiter.recruiterEmail} ·{' '}
            <Rich
              text={t('registered <when>some time ago</when>')}
              tags={{ when: () => <DateText value={recruiter.createdAt} relative /> }}
            />
          </>
        }
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <RecruiterDecisions recruiter={recruiter} />
      </Box>
    </Card>
  );
}
