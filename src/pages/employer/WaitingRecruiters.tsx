import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath, useGetList } from 'react-admin';
import { RecruiterDecisions } from '../../../resources/recruiters/RecruiterDecisions.tsx';
import { recruiterName } from '../../../resources/recruiters/recruiterMoves.ts';
import type { RecruiterSummary } from '../../../schemas/recruiter.ts';
import { DateText } from '../../components/DateText.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { LoadingState } from '../../components/LoadingState.tsx';
import { PersonName } from '../../components/PersonName.tsx';

/** How many are shown here; the list has the others. */
const shown = 5;

/** What an employer does first: let recruiters in who wait. */
export function WaitingRecruiters() {
  const createPath = useCreatePath();
  const { data, total, error, refetch } = useGetList<RecruiterSummary>('recruiters', {
    filter: { status: ['PENDING'] },
    pagination: { page: 1, perPage: shown },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  // Whoever was just decided about is gone from here before the server says so.
  const waiting = data?.filter(({ status }) => status === 'PENDING');
  return (
    <Box component="section" aria-labelledby="next" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="next" component="h2" variant="h3">
        Next for you
      </Typography>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !waiting ? (
        <LoadingState variant="list" rows={1} label="Loading who waits" />
      ) : waiting.length === 0 ? (
        <Typography color="text.secondary">No recruiter waits for your approval.</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {waiting.map((recruiter) => (
            <Card
              component="li"
              key={recruiter.id}
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
                    {recruiter.recruiterEmail} · registered <DateText value={recruiter.createdAt} relative />
                  </>
                }
              />
              <Box sx={{ display: 'flex', gap: 1 }}>
                <RecruiterDecisions recruiter={recruiter} />
              </Box>
            </Card>
          ))}
        </Box>
      )}
      <Button
        component={Link}
        to={createPath({ resource: 'recruiters', type: 'list' })}
        sx={{ justifySelf: 'start', ml: -1.25 }}
      >
        {(total ?? 0) > shown ? `All ${total} who wait` : 'All recruiters'}
      </Button>
    </Box>
  );
}
