/** The columns of a recruiter's jobs. */
import type { RaRecord } from 'react-admin';
import { Job } from '../../../schemas/job.ts';
import { columnsOf, usualColumns } from '../../../src/components/fields/field.ts';
import type { SchemaColumn } from '../../../src/components/schema/cells.tsx';
import { t } from '../../../src/i18n/t.ts';
import { jobLooks } from '../jobLooks.tsx';
import { NewPicks } from '../NewPicks.tsx';

/** Rows of the list are jobs; react-admin only knows that they have an id. */
const asJob = (record: RaRecord) => record as Job;

/** The columns one sees at first, in order; the first names the row and leads to it. */
export const jobColumnOrder = usualColumns(Job);

/** Every column there can be. The place stands below the title. */
export const allJobColumns = columnsOf(Job, jobColumnOrder, ['id', 'city', 'state', 'country']);

export const jobColumns: Readonly<Partial<Record<keyof Job, SchemaColumn>>> = {
  ...jobLooks,
  newDailyCandidatesCount: {
    label: () => t('New picks'),
    align: 'right',
    render: (record) => <NewPicks job={asJob(record)} />,
  },
  dailyCandidatesCount: { label: () => t('All picks') },
};
