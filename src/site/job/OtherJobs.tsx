import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobLink } from '../../../schemas/publicJobPage.ts';
import { publicJobPath } from '../../../schemas/publicJobPath.ts';
import { whereWords } from './jobWords.ts';

/** Further open jobs, each with its place; nothing without any. */
export function OtherJobs({ title, jobs }: { title: string; jobs: readonly JobLink[] }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& li + li': { borderTop: 1, borderColor: 'divider' },
          '& a': { display: 'block', py: 1.375, fontWeight: 550, textDecoration: 'none' },
          '& a:hover': { textDecoration: 'underline' },
        }}
      >
        {jobs.map((job) => (
          <li key={job.id}>
            <a href={publicJobPath(job)}>
              {job.title}{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {whereWords(job).join(' · ')}
              </Box>
            </a>
          </li>
        ))}
      </Box>
    </section>
  );
}
