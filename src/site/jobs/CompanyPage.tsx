/** A company as the public reads of it: what it says of itself, and its open jobs. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Company, PublicJobPage } from '../../../schemas/publicJobPage.ts';
import { companyPath } from '../../../schemas/publicJobPath.ts';
import { t } from '../../i18n/t.ts';
import { ProvedChip } from '../../product/values/ProvedChip.tsx';
import { Facts, JobTop, loneLink } from '../job/JobFrame.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { companyFacts } from './companyWords.ts';
import { JobEntries } from './JobEntries.tsx';

type Props = Extract<PublicJobPage, { state: 'company' }>;

/** Its own words, paragraph by paragraph. */
const About = ({ text }: { text: string }) => (
  <Box
    component="section"
    aria-label={t('About')}
    sx={{ display: 'grid', gap: 1.5, maxWidth: '68ch', lineHeight: 1.65 }}
  >
    {text.split(/\n{2,}/).map((paragraph) => (
      <Typography key={paragraph} dir="auto" sx={{ whiteSpace: 'pre-line' }}>
        {paragraph}
      </Typography>
    ))}
  </Box>
);

/** The mark, and in words what it stands for. */
const Proof = ({ domain }: { domain: string | null }) =>
  domain !== null && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
      <ProvedChip domain={domain} isExplained />
      <Typography variant="body2" color="text.secondary">
        {t('This company has shown that the domain {domain} is its own.', { domain })}
      </Typography>
    </Box>
  );

function Top({ company }: { company: Company }) {
  const { employerName, employerWebsite, provedDomain } = company;
  return (
    <JobTop>
      <Typography
        variant="h1"
        dir="auto"
        sx={{ fontSize: 'clamp(1.75rem, 5vw, 2.375rem)', lineHeight: 1.15, textWrap: 'balance' }}
      >
        {employerName}
      </Typography>
      <Proof domain={provedDomain} />
      <Facts words={companyFacts(company)} />
      {employerWebsite && (
        <Box
          component="a"
          href={employerWebsite}
          rel="nofollow ugc noopener noreferrer"
          sx={{ ...loneLink, color: 'primary.main', justifySelf: 'start' }}
        >
          {employerWebsite.replace(/^https?:\/\//, '').replace(/\/$/, '')}
        </Box>
      )}
    </JobTop>
  );
}

export function CompanyPage({ company, jobs, next }: Props) {
  const { employerDescription, slug } = company;
  return (
    <>
      <Top company={company} />
      {employerDescription && <About text={employerDescription} />}
      <Typography component="h2" variant="h2">
        {t('Open jobs')}
      </Typography>
      {jobs.length > 0 ? (
        <JobEntries jobs={jobs} ofOne />
      ) : (
        <Typography color="text.secondary">{t('No job is open here just now.')}</Typography>
      )}
      {next && (
        <Box>
          <LinkButton href={`${companyPath(slug)}?after=${next}`} look="outlined" size="small">
            {t('Further jobs')}
          </LinkButton>
        </Box>
      )}
    </>
  );
}
