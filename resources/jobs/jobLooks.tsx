/** How the columns look that every list of jobs has. */

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { type Job, JobStatus } from '../../schemas/job.ts';
import type { SchemaColumn } from '../../src/components/schema/cells.tsx';
import { DateText } from '../../src/components/values/DateText.tsx';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import { jobPlace } from '../common/jobPlace.ts';
import { jobTones } from './jobTones.ts';

/** Rows of these lists are jobs; react-admin only knows that they have an id. */
const asJob = (record: RaRecord) => record as Job;

const dayOf = (field: 'createdAt' | 'validThrough'): SchemaColumn => ({
  render: (record) => (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <DateText value={asJob(record)[field]} />
    </Box>
  ),
});

/** The title with the place below it, the status as its chip, and days that stay on one line. */
export const jobLooks = {
  title: {
    render: (record) => (
      <>
        {asJob(record).title}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {jobPlace(asJob(record))}
        </Typography>
      </>
    ),
  },
  status: {
    render: (record) => <StatusChip value={asJob(record).status} schema={JobStatus} tones={jobTones} />,
  },
  createdAt: dayOf('createdAt'),
  validThrough: dayOf('validThrough'),
} satisfies Partial<Record<keyof Job, SchemaColumn>>;
