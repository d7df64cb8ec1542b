/** The page of an open job. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addresses, addressOf } from '../../../schemas/addresses.ts';
import type { PublicJob, PublicJobPage } from '../../../schemas/publicJobPage.ts';
import { companyPath } from '../../../schemas/publicJobPath.ts';
import { t } from '../../i18n/t.ts';
import { ProvedChip } from '../../product/values/ProvedChip.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { Actions, Facts, JobTop, loneLink } from './JobFrame.tsx';
import { JobCard, JobText } from './JobText.tsx';
import { dayWords, factWords, payWords } from './jobWords.ts';
import { OtherJobs } from './OtherJobs.tsx';

/** Registering leads back to the job, and people who are signed in go there at once. */
const applyPath = ({ id }: PublicJob) => `${addresses.register}?as=candidate&job=${id}`;

function Top({ job }: { job: PublicJob }) {
  const { employerName, employerWebsite, provedDomain, company, title, id } = job;
  return (
    <JobTop>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4px 12px',
          alignItems: 'center',
          fontWeight: 550,
          '& > a': loneLink,
        }}
      >
        {company ? (
          <a href={companyPath(company)}>{employerName}</a>
        ) : employerWebsite ? (
          <a href={employerWebsite} rel="nofollow ugc noopener noreferrer">
            {employerName}
          </a>
        ) : (
          employerName
        )}
        <ProvedChip domain={provedDomain} />
      </Box>
      <Typography
        variant="h1"
        dir="auto"
        sx={{ fontSize: 'clamp(1.75rem, 5vw, 2.375rem)', lineHeight: 1.15, textWrap: 'balance' }}
      >
        {title}
      </Typography>
      <Facts words={factWords(job)} />
      <Typography sx={{ fontSize: '1.1875rem', fontWeight: 600 }}>
        {payWords(job) ?? t('Salary not stated')}
      </Typography>
      <Facts words={dayWords(job)} />
      <Actions>
        <LinkButton href={applyPath(job)}>{t('Apply')}</LinkButton>
        {/* Signing in leads back to the job. */}
        <a href={addressOf(addresses.candidate.job, { id })}>{t('I have an account')}</a>
      </Actions>
    </JobTop>
  );
}

/** The criteria of one importance; nothing without any. */
function Chips({ title, names, tone }: { title: string; names: string[]; tone: 'positive' | 'neutral' }) {
  if (names.length === 0) return null;
  return (
    <div>
      <Typography component="h3" variant="subtitle2" color="text.secondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {names.map((name) => (
          <Box
            key={name}
            component="li"
            sx={{
              px: 1.5,
              py: 0.5,
              borderRadius: '10px',
              bgcolor: `tone.${tone}.soft`,
              color: `tone.${tone}.text`,
              fontSize: '0.9375rem',
            }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </div>
  );
}

function Wanted({ criteria }: PublicJob) {
  if (criteria.length === 0) return null;
  const named = (importance: PublicJob['criteria'][number]['importance']) =>
    criteria.filter((one) => one.importance === importance).map(({ name }) => name);
  return (
    <JobCard title={t('What counts')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Chips title={t('Must have')} names={named('MUST_HAVE')} tone="positive" />
        <Chips title={t('Nice to have')} names={named('NICE_TO_HAVE')} tone="neutral" />
      </Box>
    </JobCard>
  );
}

const Pitch = ({ job }: { job: PublicJob }) => (
  <Box
    component="section"
    aria-label={t('Your resume is the whole application')}
    sx={{
      display: 'grid',
      gap: 1.5,
      px: 3,
      py: 3.5,
      borderRadius: '14px',
      bgcolor: 'surface.brand',
      color: 'surface.brandText',
      '@media print': { display: 'none' },
      '& a:not([class])': { color: 'inherit' },
    }}
  >
    <Typography component="h2" variant="h2">
      {t('Your resume is the whole application')}
    </Typography>
    <p style={{ margin: 0 }}>
      {t(
        'Upload it once. You see how you fit before you apply, and every application comes with the date of the answer.',
      )}
    </p>
    <Actions>
      <LinkButton href={applyPath(job)} look="sun">
        {t('Apply')}
      </LinkButton>
      <a href="/how-it-works">{t('How it works')}</a>
    </Actions>
  </Box>
);

export function JobPage({ job, html, others }: Extract<PublicJobPage, { state: 'open' }>) {
  return (
    <>
      <Box component="article" sx={{ display: 'grid', gap: 3 }}>
        <Top job={job} />
        <JobCard title={t('The job')}>
          <JobText html={html} />
        </JobCard>
        <Wanted {...job} />
      </Box>
      <Pitch job={job} />
      <OtherJobs title={t('More jobs at {employer}', { employer: job.employerName })} jobs={others} />
    </>
  );
}
