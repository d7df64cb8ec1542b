/** How the columns of the job list look beyond their schema. */

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { Job, JobStatus } from '../../../schemas/job.ts';
import { columnsOf, usualColumns } from '../../../src/components/fields/field.ts';
import type { SchemaColumn } from '../../../src/components/schema/cells.tsx';
import { DateText } from '../../../src/components/values/DateText.tsx';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { jobPlace } from '../../common/jobPlace.ts';
import { jobTones } from '../jobTones.ts';
import { NewPicks } from '../NewPicks.tsx';

/** Rows of the list are jobs; react-admin only knows that they have an id. */
const asJob = (record: RaRecord) => record as Job;

/** The columns one sees at first, in order; the first names the row and leads to it. */
export const jobColumnOrder = usualColumns(Job);

/** Every column there can be. The place stands below the title. */
export const allJobColumns = columnsOf(Job, jobColumnOrder, ['id', 'city', 'state', 'country']);

export const jobColumns: Readonly<Partial<Record<keyof Job, SchemaColumn>>> = {
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
  newDailyCandidatesCount: {
    label: () => t('New picks'),
    align: 'right',
    render: (record) => <NewPicks job={asJob(record)} />,
  },
  dailyCandidatesCount: { label: () => t('All picks') },
  createdAt: {
    render: (record) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <DateText value={asJob(record).createdAt} />
      </Box>
    ),
  },
  validThrough: {
    render: (record) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <DateText value={asJob(record).validThrough} />
      </Box>
    ),
  },
};
