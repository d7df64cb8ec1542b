import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Interview } from '../../schemas/interview.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ownTimeZone } from '../common/ownTimeZone.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { Quoted } from '../common/Quoted.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { InterviewFacts } from './InterviewFacts.tsx';
import { refreshInterviews, useOwnInterviews } from './interviewQueries.ts';
import { whenWords, zoneWords } from './interviewTimes.ts';
import { NoneFitsDialog } from './NoneFitsDialog.tsx';

/** A candidate's interviews about one application: times to pick from, and what is booked. Nothing while there are none. */
export function OwnInterviews({ applicationId }: { applicationId: string }) {
  const { data, error } = useOwnInterviews();
  const own = (data ?? []).filter((one) => one.applicationId === applicationId).toReversed();
  if (error) return <Alert severity="error">{sentenceOf(error)}</Alert>;
  if (own.length === 0) return null;
  return (
    <Box
      component="ol"
      aria-label={t('Interviews')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, minWidth: 0 }}
    >
      {own.map((one) => (
        <OwnInterview key={one.id} interview={one} />
      ))}
    </Box>
  );
}

function OwnInterview({ interview }: { interview: Interview }) {
  const [isAsking, setAsking] = useState(false);
  const { id, status, recruiterName: name, noneFits, cancelReason } = interview;
  const waits = status === 'PROPOSED' && noneFits !== null;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, minWidth: 0, p: 2, borderRadius: 2, bgcolor: 'action.hover' }}
    >
      <Typography component="p" variant="subtitle2">
        {t('Interview with {name}', { name })}
      </Typography>
      <InterviewFacts interview={interview} />
      {cancelReason && <Quoted>{cancelReason}</Quoted>}
      {waits && (
        <Typography variant="body2">
          {t('You said that none of the times fits. {name} can propose others.', { name })}
        </Typography>
      )}
      {status === 'PROPOSED' && <Choices interview={interview} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {status === 'BOOKED' && <CalendarButton id={id} />}
        {status === 'PROPOSED' && !waits && (
          <Button size="small" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
            {t('None of these fits')}
          </Button>
        )}
        {status === 'BOOKED' && (
          <Button size="small" color="inherit" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
            {t('I cannot come')}
          </Button>
        )}
      </Box>
      {isAsking && <NoneFitsDialog interview={interview} onClose={() => setAsking(false)} />}
    </Box>
  );
}

/** The times that can be picked, each a button. */
function Choices({ interview: { id, openTimes } }: { interview: Interview }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (startsAt: string) =>
      client.call('chooseInterviewTime', { params: { id }, body: { startsAt, timeZone: ownTimeZone() } }),
    // After a refusal as well: then the times are other ones.
    onSettled: () => refreshInterviews(queryClient),
  });
  if (openTimes.length === 0) {
    return (
      <Typography variant="body2">
        {t('None of the proposed times can be picked any more. Say when you could.')}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      {error && <Alert severity="error">{sentenceOf(error)}</Alert>}
      <Typography variant="body2">
        {t('Pick a time.')} {zoneWords()}
      </Typography>
      {openTimes.map((at) => (
        <Button
          key={at}
          variant="outlined"
          loading={isPending && variables === at}
          disabled={isPending}
          onClick={() => mutate(at)}
          sx={{ minHeight: 44, justifySelf: 'start', textAlign: 'start' }}
        >
          {whenWords(at)}
        </Button>
      ))}
    </Box>
  );
}
