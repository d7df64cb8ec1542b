import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import AnchorLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { PublicJob } from '../../schemas/job.ts';
import { MarkdownText } from '../../src/components/values/MarkdownText.tsx';
import { fitReason } from '../../src/i18n/fitReason.ts';
import { t } from '../../src/i18n/t.ts';
import { summaryWords } from '../../src/product/match/summaryWords.ts';
import { ProvedChip } from '../../src/product/values/ProvedChip.tsx';
import { useCurrentUser } from '../../src/session/session.tsx';
import { jobPlace } from '../common/jobPlace.ts';
import { unwantedWords } from '../common/unwantedWords.ts';
import { InvitationCard } from '../invitations/InvitationCard.tsx';
import { useWaitingInvitations } from '../invitations/useWaitingInvitations.ts';
import { MarkButtons } from '../saved-jobs/MarkButtons.tsx';
import { salaryWords } from '../saved-jobs/salaryWords.ts';
import { AppliedNote } from './AppliedNote.tsx';
import { ApplyBar } from './ApplyBar.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';
import { BandChip } from './BandChip.tsx';
import { BeingCompared } from './BeingCompared.tsx';
import { OpenJobFacts } from './OpenJobFacts.tsx';
import { WhyYouFit } from './WhyYouFit.tsx';

/** The parts of a job's page. On a phone "Apply" stays at the foot of the window. */
export function OpenJobPage({ job }: { job: PublicJob }) {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: user } = useCurrentUser();
  const [sent, setSent] = useState<CandidateApplication>();
  const [isApplying, setIsApplying] = useState(false);
  const { application } = job;
  const { data: waiting = [] } = useWaitingInvitations();
  const invitation =
    application && application.status !== 'WITHDRAWN'
      ? undefined
      : waiting.find(({ jobId }) => jobId === job.id);
  const mayApply = !application || application.status === 'WITHDRAWN';
  const isOpen = job.status === 'OPEN';
  const apply = isOpen && mayApply && !invitation && (
    <ApplyBar job={job} onApply={() => setIsApplying(true)} />
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Head job={job} />
      {!isOpen && (
        <Alert severity="info" icon={false}>
          {t('This job is not open any more. You can read it because you applied for it.')}
        </Alert>
      )}
      {application && <AppliedNote id={application.id} status={application.status} sent={sent} />}
      {invitation && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <InvitationCard invitation={invitation} level="h2" />
        </Box>
      )}
      {!narrow && apply}
      <Section id="description" title={t('The job')}>
        <OpenJobFacts job={job} />
        <Divider sx={{ my: 2.5 }} />
        <MarkdownText>{job.description}</MarkdownText>
      </Section>
      <Section id="why" title={t('Why you fit')} mark={job.fit && <BandChip band={job.fit.band} />}>
        <Fit job={job} />
      </Section>
      {narrow && apply}
      {/* Not inside the bar, which changes its place when a phone is turned: what is being written stays open. */}
      {isApplying && user && (
        <ApplyDialog
          job={job}
          email={user.email}
          onApplied={(application) => {
            setIsApplying(false);
            setSent(application);
          }}
          onClose={() => setIsApplying(false)}
        />
      )}
    </Box>
  );
}

function Head({ job }: { job: PublicJob }) {
  const reason = job.fit && fitReason(job.fit.criteria);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center', minWidth: 0 }}>
          <Typography variant="subtitle1" component="p">
            {job.employerName}
          </Typography>
          <ProvedChip domain={job.employerDomain} />
        </Box>
        <MarkButtons job={job} />
      </Box>
      <Typography color="text.secondary">{jobPlace(job)}</Typography>
      <Typography variant="h3" component="p" sx={{ mt: 0.5 }}>
        {salaryWords(job)}
      </Typography>
      {reason && (
        <Typography sx={{ mt: 0.5 }}>
          {reason} <AnchorLink href="#why">{t('See why')}</AnchorLink>
        </Typography>
      )}
    </Box>
  );
}

function Fit({ job: { fit, fitPending, unwanted } }: { job: PublicJob }) {
  if (fitPending) return <BeingCompared />;
  if (!fit) {
    return (
      <Typography color="text.secondary">
        {t('We have no readable resume of yours, so we cannot say yet how you fit.')}{' '}
        <Link to={addresses.candidate.profile}>{t('Add one to your profile')}</Link>
      </Typography>
    );
  }
  if (fit.criteria.length === 0) {
    return (
      <Typography color="text.secondary">
        {t('This job names no criteria. You are compared by the words of its title and description.')}
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('{summary}. The recruiter sees the same, with the same quotations.', {
          summary: summaryWords(fit.summary),
        })}
      </Typography>
      {unwanted && (
        <Alert severity="info" icon={false} sx={{ mb: 2 }}>
          {unwantedWords(unwanted)} <Link to={addresses.candidate.profile}>{t('Change what you want')}</Link>
        </Alert>
      )}
      <WhyYouFit criteria={fit.criteria} place={fit.place} />
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  mark?: ReactNode;
  children: ReactNode;
}

function Section({ id, title, mark, children }: SectionProps) {
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      // Not under the line over the page when a link leads here.
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, scrollMarginTop: 80 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography id={`${id}-title`} component="h2" variant="h3">
          {title}
        </Typography>
        {mark}
      </Box>
      {children}
    </Card>
  );
}
