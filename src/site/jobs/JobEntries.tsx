/** Open jobs in a list: what, at whom, where, for how much, since when. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PublicJobEntry } from '../../../schemas/publicJobPage.ts';
import { companyPath, publicJobPath } from '../../../schemas/publicJobPath.ts';
import { distanceWords } from '../../i18n/distanceWords.ts';
import { t } from '../../i18n/t.ts';
import { touch, touchTarget } from '../../kit/touch.ts';
import { ProvedChip } from '../../product/values/ProvedChip.tsx';
import { employmentWords, payWords, postedWords, whereWords } from '../job/jobWords.ts';

interface JobEntriesProps {
  jobs: readonly PublicJobEntry[];
  /** Leaves the company out, where all are of one. */
  ofOne?: boolean;
}

function Entry({ job, ofOne }: { job: PublicJobEntry; ofOne: boolean }) {
  const { employerName, company, provedDomain } = job;
  const pay = payWords(job);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 0.5,
        px: { xs: 2, sm: 2.5 },
        py: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Typography component="h2" variant="h3" dir="auto">
        {/* The whole card leads to the job, and is read out as its title alone. */}
        <Box
          component="a"
          href={publicJobPath(job)}
          sx={{
            color: 'text.primary',
            textDecoration: 'none',
            outline: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
          }}
        >
          {job.title}
        </Box>
      </Typography>
      {!ofOne && (
        <Typography
          component="div"
          variant="body2"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center', fontWeight: 550 }}
        >
          {company ? (
            <Box
              component="a"
              href={companyPath(company)}
              sx={{
                position: 'relative',
                zIndex: 1,
                display: 'inline-flex',
                alignItems: 'center',
                color: 'inherit',
                [touch]: { minHeight: touchTarget },
              }}
            >
              {employerName}
            </Box>
          ) : (
            employerName
          )}
          <ProvedChip domain={provedDomain} />
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {[...whereWords(job), distanceWords(job), employmentWords(job)].filter(Boolean).join(' · ')}
      </Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px', mt: 0.5 }}
      >
        <Typography variant="subtitle2" color={pay ? 'text.primary' : 'text.secondary'}>
          {pay ?? t('Salary not stated')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {postedWords(job)}
        </Typography>
      </Box>
    </Box>
  );
}

export const JobEntries = ({ jobs, ofOne = false }: JobEntriesProps) => (
  <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
    {jobs.map((job) => (
      <Entry key={job.id} job={job} ofOne={ofOne} />
    ))}
  </Box>
);
