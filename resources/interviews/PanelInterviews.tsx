import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { Interview } from '../../schemas/interview.ts';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { t } from '../../src/i18n/t.ts';
import { Quoted } from '../common/Quoted.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { InterviewFacts } from './InterviewFacts.tsx';
import { useInterviewsOf } from './interviewQueries.ts';
import { whenWords } from './interviewTimes.ts';
import { ProposeDialog } from './ProposeDialog.tsx';

interface PanelInterviewsProps {
  application: CandidateApplication;
  /** Whether the reader arranges them; an employer reads along. */
  canArrange: boolean;
}

/**
 * The interviews about an application as those who hire see them, and the way to propose one.
 *
 * @example <PanelInterviews application={application} canArrange />
 */
export function PanelInterviews({ application, canArrange }: PanelInterviewsProps) {
  const { id, candidateName, status } = application;
  const { data, error, refetch } = useInterviewsOf(id);
  const [isProposing, setProposing] = useState(false);
  const mayPropose = canArrange && status === 'ACTIVE';
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState variant="list" rows={1} label={t('Loading the interviews')} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 }}>
      {data.length > 0 && (
        <Box
          component="ol"
          aria-label={t('Interviews')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, width: '100%', minWidth: 0 }}
        >
          {data.map((one) => (
            <Arranged key={one.id} interview={one} canArrange={mayPropose} />
          ))}
        </Box>
      )}
      {data.length === 0 && !mayPropose && (
        <Typography color="text.secondary">{t('No interview was arranged.')}</Typography>
      )}
      {mayPropose && (
        <Button variant="outlined" onClick={() => setProposing(true)} sx={{ minHeight: 44 }}>
          {t('Propose interview times')}
        </Button>
      )}
      {isProposing && (
        <ProposeDialog applicationId={id} name={candidateName} onClose={() => setProposing(false)} />
      )}
    </Box>
  );
}

interface ArrangedProps {
  interview: Interview;
  canArrange: boolean;
}

function Arranged({ interview, canArrange }: ArrangedProps) {
  const [asking, setAsking] = useState<'change' | 'cancel'>();
  const { applicationId, candidateName, status, proposedTimes, openTimes, noneFits, cancelReason } =
    interview;
  const close = () => setAsking(undefined);
  const isAhead = status === 'PROPOSED' || status === 'BOOKED';
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
      <InterviewFacts interview={interview} />
      {status === 'PROPOSED' && (
        <Box component="ul" aria-label={t('Times')} sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
          {proposedTimes.map((at) => (
            <Box
              component="li"
              key={at}
              sx={openTimes.includes(at) ? {} : { textDecoration: 'line-through', color: 'text.secondary' }}
            >
              {whenWords(at)}
            </Box>
          ))}
        </Box>
      )}
      {status === 'PROPOSED' && openTimes.length === 0 && (
        <Typography variant="body2" sx={{ color: 'tone.negative.text' }}>
          {t('None of these times can be picked any more. Propose others.')}
        </Typography>
      )}
      {noneFits && (
        <>
          <Typography variant="subtitle2" component="p">
            {t('None of the times fits {name}:', { name: candidateName })}
          </Typography>
          <Quoted>{noneFits}</Quoted>
        </>
      )}
      {cancelReason && <Quoted>{cancelReason}</Quoted>}
      {isAhead && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {status === 'BOOKED' && <CalendarButton id={interview.id} />}
          {canArrange && (
            <>
              <Button
                size="small"
                variant="outlined"
                onClick={() => setAsking('change')}
                sx={{ minHeight: 44 }}
              >
                {status === 'BOOKED' ? t('Change') : t('Change the times')}
              </Button>
              <Button size="small" color="inherit" onClick={() => setAsking('cancel')} sx={{ minHeight: 44 }}>
                {t('Cancel interview')}
              </Button>
            </>
          )}
        </Box>
      )}
      {asking === 'change' && (
        <ProposeDialog
          applicationId={applicationId}
          name={candidateName}
          interview={interview}
          onClose={close}
        />
      )}
      {asking === 'cancel' && <CancelDialog interview={interview} onClose={close} />}
    </Box>
  );
}
