import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { lastDayBefore } from '../../schemas/base/answerDay.ts';
import type { CandidateInvitation } from '../../schemas/invitation.ts';
import { Money } from '../../src/components/values/Money.tsx';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser } from '../../src/session/session.tsx';
import { useMay } from '../../src/session/useMay.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { Quoted } from '../common/Quoted.tsx';
import { useNow } from '../common/standing/useNow.ts';
import { MessagesFold } from '../messages/MessagesFold.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { expiryWords, isOver, isUrgent } from './expiry.ts';
import { useAnswerInvitation } from './useAnswerInvitation.ts';

interface InvitationCardProps {
  invitation: CandidateInvitation;
  /** Level of the job's title in the page's outline. */
  level?: 'h2' | 'h3';
}

/** An invitation that waits for an answer: who asks, for what pay, until when, and the two answers. */
export function InvitationCard({ invitation, level = 'h3' }: InvitationCardProps) {
  const { jobTitle, employerName, message, expiresAt } = invitation;
  const titleId = useId();
  const now = useNow();
  const createPath = useCreatePath();
  const over = isOver(expiresAt, now);
  const { data: user } = useCurrentUser();
  return (
    <Card
      component="li"
      aria-labelledby={titleId}
      sx={{
        p: { xs: 2, sm: 2.5 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        borderColor: 'tone.fresh.main',
      }}
    >
      <Box>
        <Typography id={titleId} component={level} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Link to={createPath({ resource: 'jobs', type: 'show', id: invitation.jobId })} color="inherit">
            {jobTitle}
          </Link>
        </Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('{employer} invites you', { employer: employerName })}
        </Typography>
      </Box>
      <Typography variant="subtitle1" component="p">
        <Money
          min={invitation.salaryMin}
          max={invitation.salaryMax}
          currency={invitation.salaryCurrency}
          unit={invitation.salaryUnit}
        />
      </Typography>
      {message && <Quoted>{message}</Quoted>}
      <Typography
        variant="body2"
        component="p"
        sx={{ color: isUrgent(expiresAt, now) ? 'tone.fresh.text' : 'text.secondary', fontWeight: 550 }}
      >
        <time dateTime={expiresAt} title={formatDate(lastDayBefore(expiresAt))}>
          {expiryWords(expiresAt, now)}
        </time>
      </Typography>
      {!over && <Answers invitation={invitation} titleId={titleId} />}
      {user && (
        <MessagesFold
          jobId={invitation.jobId}
          titleId={titleId}
          employerName={employerName}
          candidateEmail={user.email}
        />
      )}
    </Card>
  );
}

function Answers({ invitation, titleId }: { invitation: CandidateInvitation; titleId: string }) {
  const { mutate, isPending, error } = useAnswerInvitation(invitation);
  const [declining, setDeclining] = useState(false);
  const canAccess = useMay('invitations.answer');
  const acceptId = useId();
  const declineId = useId();
  if (!canAccess) return null;
  return (
    <>
      {error && <Alert severity="error">{sentenceOf(error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          id={acceptId}
          aria-labelledby={`${acceptId} ${titleId}`}
          variant="contained"
          loading={isPending && !declining}
          onClick={() => mutate({ status: 'ACCEPTED' })}
          sx={{ minHeight: 44, flex: { xs: 1, sm: 'none' } }}
        >
          {t('Accept')}
        </Button>
        <Button
          id={declineId}
          aria-labelledby={`${declineId} ${titleId}`}
          variant="outlined"
          disabled={isPending}
          onClick={() => setDeclining(true)}
          sx={{ minHeight: 44, flex: { xs: 1, sm: 'none' } }}
        >
          {t('Decline')}
        </Button>
      </Box>
      <Typography variant="caption" color="text.secondary">
        {t('Accepting sends them an application with your resume. Neither answer costs you anything.')}
      </Typography>
      <DeclineDialog
        open={declining}
        jobTitle={invitation.jobTitle}
        employerName={invitation.employerName}
        busy={isPending}
        onDecline={(reason) =>
          mutate({ status: 'DECLINED', reason }, { onSettled: () => setDeclining(false) })
        }
        onClose={() => setDeclining(false)}
      />
    </>
  );
}
