/** How the columns of an employer's jobs look beyond their schema. */

import type { RaRecord } from 'react-admin';
import { EmployerJob } from '../../schemas/employerJob.ts';
import { columnsOf } from '../../src/components/fields/field.ts';
import type { SchemaColumn } from '../../src/components/schema/cells.tsx';
import { DateText } from '../../src/components/values/DateText.tsx';
import { t } from '../../src/i18n/t.ts';
import { applicationsOf } from '../common/employerJobPaths.ts';
import { AnswersOwed } from '../common/standing/AnswersOwed.tsx';
import { jobLooks } from '../jobs/jobLooks.tsx';
import { PipelineStrip } from './PipelineStrip.tsx';

/** Rows of the list are jobs; react-admin only knows that they have an id. */
const asJob = (record: RaRecord) => record as EmployerJob;

/** The first questions of an employer: whose job it is, how far people have come, and the answers they are owed. */
export const employerJobColumnOrder = [
  'title',
  'status',
  'recruiterName',
  'pipeline',
  'answersOverdueCount',
  'openedAt',
] as const satisfies readonly (keyof EmployerJob)[];

/** Every column there can be. The place stands below the title; the rest of what is owed beside its count. */
export const allEmployerJobColumns = columnsOf(EmployerJob, employerJobColumnOrder, [
  'id',
  'city',
  'state',
  'country',
  'employerName',
  'answersDueCount',
  'oldestAnswerBy',
]);

export const employerJobColumns: Readonly<Partial<Record<keyof EmployerJob, SchemaColumn>>> = {
  ...jobLooks,
  pipeline: { render: (record) => <PipelineStrip pipeline={asJob(record).pipeline} /> },
  answersOverdueCount: {
    label: () => t('Overdue'),
    align: 'right',
    render: (record) => <AnswersOwed owed={asJob(record)} to={applicationsOf(asJob(record).id)} />,
  },
  openedAt: { render: (record) => <DateText value={asJob(record).openedAt} relative /> },
};
