import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { ApplicationStatus, type CandidateApplication } from '../../../schemas/application.ts';
import type { Invitation } from '../../../schemas/invitation.ts';
import type { Stage } from '../../../schemas/job.ts';
import { DateText } from '../../../src/components/values/DateText.tsx';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { formatMoney } from '../../../src/i18n/formatMoney.ts';
import { Rich } from '../../../src/i18n/Rich.tsx';
import { t } from '../../../src/i18n/t.ts';
import { Quoted } from '../../common/Quoted.tsx';
import { useNow } from '../../common/standing/useNow.ts';
import { WaitingMark } from '../../common/waiting/WaitingMark.tsx';
import { OwnInterviews } from '../../interviews/OwnInterviews.tsx';
import { TakeBackButton } from '../../invitations/TakeBackButton.tsx';
import { MessagesFold } from '../../messages/MessagesFold.tsx';
import { CandidateOffer } from '../../offers/CandidateOffer.tsx';
import { isOfferWaiting } from '../../offers/offerWords.ts';
import { ApplicationHistory } from '../ApplicationHistory.tsx';
import { answerPromise } from '../answerPromise.ts';
import { applicationTones } from '../applicationTones.ts';
import { JobStopped } from '../JobStopped.tsx';
import { StageSteps } from '../StageSteps.tsx';
import { TakeBackWithdrawal } from './TakeBackWithdrawal.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

interface ApplicationCardProps {
  application: CandidateApplication;
  /** Of the job, while it is open. */
  stages?: readonly Stage[] | undefined;
  /** Whether someone came to see this very one: it gets the focus. */
  isSought?: boolean;
}

/** When it began, by how. */
const since: Readonly<Record<CandidateApplication['source'], () => string>> = {
  APPLIED: () => t('Applied <date></date>'),
  INVITED: () => t('Invited <date></date>'),
  ADDED: () => t('Considered since <date></date>'),
  REFERRED: () => t('Considered since <date></date>'),
};

/** One application as its candidate sees it: how far it is, when the answer comes, and what was decided. */
export function ApplicationCard({ application, stages, isSought = false }: ApplicationCardProps) {
  const { employerName } = application;
  const titleId = useId();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isSought) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, [isSought]);
  const now = useNow();
  const promise = answerPromise(application, now);
  return (
    <Card
      component="li"
      ref={card}
      aria-labelledby={titleId}
      aria-current={isSought || undefined}
      tabIndex={isSought ? -1 : undefined}
      sx={{
        borderColor: isSought ? 'primary.main' : undefined,
        outline: 'none',
        p: { xs: 2, sm: 2.5 },
        pb: { xs: 1, sm: 1.5 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        minWidth: 0,
      }}
    >
      <Head application={application} titleId={titleId} />
      <JobStopped application={application} />
      <StageSteps application={application} stages={stages} />
      {promise && !isOfferWaiting(application, now) && (
        <Typography
          variant="body2"
          component="p"
          sx={{ fontWeight: 550, color: promise.overdue ? 'tone.negative.text' : 'text.primary' }}
        >
          {promise.words}
        </Typography>
      )}
      {application.offer && (
        <CandidateOffer application={application} offer={application.offer} titleId={titleId} />
      )}
      <OwnInterviews applicationId={application.id} />
      {application.invitation && <Offer invitation={application.invitation} employerName={employerName} />}
      <Decision application={application} />
      <MessagesFold
        jobId={application.jobId}
        titleId={titleId}
        employerName={employerName}
        candidateEmail={application.candidateEmail}
        isSought={isSought}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ApplicationHistory application={application} />
        </Box>
        <TakeBackButton application={application} />
        <TakeBackWithdrawal application={application} isOpen={stages !== undefined} />
        <WithdrawButton application={application} />
      </Box>
    </Card>
  );
}

interface HeadProps {
  application: CandidateApplication;
  titleId: string;
}

/** The job, whose it is, when it began, and how it stands. */
function Head({ application, titleId }: HeadProps) {
  const { id, jobId, jobTitle, employerName, status, source, createdAt, resume } = application;
  const createPath = useCreatePath();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'flex-start' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={titleId} component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Link to={createPath({ resource: 'jobs', type: 'show', id: jobId })} color="inherit">
            {jobTitle}
          </Link>
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {employerName} ·{' '}
          <Rich text={since[source]()} tags={{ date: () => <DateText value={createdAt} /> }} />
        </Typography>
        {resume.resumeFileName !== null && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('Sent with {resume}', { resume: resume.resumeFileName })}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <StatusChip value={status} schema={ApplicationStatus} tones={applicationTones} />
        <WaitingMark about={id} />
      </Box>
    </Box>
  );
}

/** The terms of the invitation it began with: they stand until something else is agreed. */
function Offer({ invitation, employerName }: { invitation: Invitation; employerName: string }) {
  const { salaryMin, salaryMax, salaryCurrency: currency, salaryUnit: unit, message } = invitation;
  return (
    <Box>
      <Typography component="p" variant="subtitle2">
        {t('What {employer} offered', { employer: employerName })}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        {formatMoney({ min: salaryMin, max: salaryMax, currency, unit })}
      </Typography>
      {message && <Quoted>{message}</Quoted>}
    </Box>
  );
}

/** The decision, and the words that went with it. */
function Decision({
  application: { status, employerName, rejectionReason },
}: Pick<ApplicationCardProps, 'application'>) {
  return (
    <>
      {status === 'REJECTED' && (
        <Box>
          <Typography component="p" variant="subtitle2">
            {t('What {employer} wrote', { employer: employerName })}
          </Typography>
          <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {rejectionReason ?? t('No reason was given.')}
          </Typography>
        </Box>
      )}
      {status === 'HIRED' && (
        <Alert severity="success" icon={false}>
          {t('{employer} hired you. Congratulations!', { employer: employerName })}
        </Alert>
      )}
    </>
  );
}
