import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import AnchorLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-admin';
import { addresses } from '../../schemas/addresses.ts';
import type { CandidateApplication } from '../../schemas/application.ts';
import type { PublicJob } from '../../schemas/job.ts';
import { EmploymentType } from '../../schemas/job.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { MarkdownText } from '../../src/components/values/MarkdownText.tsx';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { summaryWords } from '../../src/product/match/summaryWords.ts';
import { useCurrentUser } from '../../src/session/session.tsx';
import { jobPlace } from '../common/jobPlace.ts';
import { InvitationCard } from '../invitations/InvitationCard.tsx';
import { useWaitingInvitations } from '../invitations/useWaitingInvitations.ts';
import { AppliedNote } from './AppliedNote.tsx';
import { ApplyBar } from './ApplyBar.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';
import { BandChip } from './BandChip.tsx';
import { BeingCompared } from './BeingCompared.tsx';
import { fitReason } from './fitReason.ts';
import { salaryWords } from './salaryWords.ts';
import { WhyYouFit } from './WhyYouFit.tsx';

/** The parts of a job's page. On a phone "Apply" stays at the foot of the window. */
export function OpenJobPage({ job }: { job: PublicJob }) {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data: user } = useCurrentUser();
  const [sent, setSent] = useState<CandidateApplication>();
  const [isApplying, setIsApplying] = useState(false);
  const { application } = job;
  const { data: waiting = [] } = useWaitingInvitations();
  const invitation = application ? undefined : waiting.find(({ jobId }) => jobId === job.id);
  const apply = !application && !invitation && <ApplyBar job={job} onApply={() => setIsApplying(true)} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Head job={job} />
      {application && <AppliedNote id={application.id} status={application.status} sent={sent} />}
      {invitation && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <InvitationCard invitation={invitation} level="h2" />
        </Box>
      )}
      {!narrow && apply}
      <Section id="description" title={t('The job')}>
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
  const until = job.validThrough && formatDate(job.validThrough);
  const facts = [
    jobPlace(job),
    choiceWords(EmploymentType, job.employmentType, t),
    job.openings > 1
      ? t('{count, plural, one {# opening} other {# openings}}', { count: job.openings })
      : null,
    until ? t('Open until {date}', { date: until }) : null,
  ];
  const reason = job.fit && fitReason(job.fit.criteria);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle1" component="p">
        {job.employerName}
      </Typography>
      <Typography color="text.secondary">{facts.filter(Boolean).join(' · ')}</Typography>
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

function Fit({ job: { fit, fitPending } }: { job: PublicJob }) {
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
      <WhyYouFit criteria={fit.criteria} />
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
