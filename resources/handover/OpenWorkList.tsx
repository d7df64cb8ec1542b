import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OpenWork } from '../../schemas/handover.ts';
import { t } from '../../src/i18n/t.ts';

/** Whether anything waits for a recruiter. */
export const isWaitedFor = (work: OpenWork): boolean =>
  work.openJobsCount + work.draftsCount + work.applicationsCount + work.interviewsCount > 0;

const lines = ({ openJobsCount, draftsCount, applicationsCount, interviewsCount }: OpenWork) =>
  [
    [
      openJobsCount,
      t('{count, plural, one {# job that is open or on hold} other {# jobs that are open or on hold}}', {
        count: openJobsCount,
      }),
    ],
    [
      applicationsCount,
      t('{count, plural, one {# application under way} other {# applications under way}}', {
        count: applicationsCount,
      }),
    ],
    [
      interviewsCount,
      t('{count, plural, one {# interview booked} other {# interviews booked}}', { count: interviewsCount }),
    ],
    [draftsCount, t('{count, plural, one {# draft} other {# drafts}}', { count: draftsCount })],
  ] as const;

/** The work that waits for a recruiter, line by line. */
export const OpenWorkList = ({ work, label }: { work: OpenWork; label: string }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, pl: 2.5 }}>
    {lines(work)
      .filter(([count]) => count > 0)
      .map(([, line]) => (
        <Typography component="li" key={line}>
          {line}
        </Typography>
      ))}
  </Box>
);
