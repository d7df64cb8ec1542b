import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import type { CandidateApplication } from '../../../schemas/application.ts';
import type { Job } from '../../../schemas/job.ts';
import { useShownColumns } from '../../../src/components/lists/useShownColumns.ts';
import { ColumnsButton } from '../../../src/components/schema/ColumnsButton.tsx';
import { SchemaFilters } from '../../../src/components/schema/SchemaFilters.tsx';
import { SchemaTable } from '../../../src/components/schema/SchemaTable.tsx';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { stageWords } from '../../../src/i18n/stageWords.ts';
import { t } from '../../../src/i18n/t.ts';
import { ExportRows } from '../../common/lists/ExportRows.tsx';
import { TableCard } from '../../common/lists/ListCard.tsx';
import { ApplicantActions } from './ApplicantActions.tsx';
import {
  Applicant,
  ApplicantQuery,
  applicantColumnOrder,
  toApplicant,
  usualApplicantColumns,
} from './applicant.ts';
import { applicantColumns } from './applicantColumns.tsx';
import { boardLimit } from './useBoard.ts';
import type { MoveApplications } from './useBoardMoves.tsx';

interface ApplicantTableProps {
  job: Job;
  /** With the moves that are not sent yet. */
  applications: readonly CandidateApplication[];
  canMove: boolean;
  move: MoveApplications;
  /** Where an applicant's panel opens. */
  pathOf: (applicationId: string) => string;
}

/** Cards of a phone have room for little. */
const narrowFields = ['candidateName', 'stageName', 'status', 'score'];

/** The applications of a job as lines: to search, to sort, to answer many at once and to take along as a file. */
export function ApplicantTable({ job, applications, canMove, move, pathOf }: ApplicantTableProps) {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { shown } = useShownColumns('applicants', applicantColumnOrder, usualApplicantColumns);
  const data = useMemo(() => applications.map(toApplicant), [applications]);
  const list = useList<Applicant>({
    data,
    resource: `applicants-${job.id}`,
    perPage: boardLimit,
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return (
    <ResourceContextProvider value="applications">
      <ListContextProvider value={list}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
          <Box sx={{ flex: '1 1 24rem', minWidth: 0 }}>
            <SchemaFilters
              query={ApplicantQuery}
              fields={['status', 'stageId']}
              choices={{ stageId: job.stages.map(({ id, name }) => ({ id, name: stageWords(name) })) }}
              labels={{ stageId: t('Stage') }}
              searchLabel={t('Search applicants')}
            />
          </Box>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
            <ColumnsButton
              list="applicants"
              schema={Applicant}
              fields={applicantColumnOrder}
              usual={usualApplicantColumns}
              columns={applicantColumns}
            />
            <ExportRows schema={Applicant} columns={shown} name={`${t('Applicants')} ${job.title}`} />
          </Box>
        </Box>
        {list.total === 0 && !list.isPending ? (
          <EmptyState title={t('Nobody found')} text={t('Change the search or the filters to see others.')} />
        ) : (
          <TableCard>
            <SchemaTable
              schema={Applicant}
              query={ApplicantQuery}
              fields={narrow ? narrowFields : shown}
              columns={applicantColumns}
              link={({ id }) => pathOf(String(id))}
              bulkActionButtons={
                canMove && <ApplicantActions jobId={job.id} stages={job.stages} move={move} />
              }
            />
          </TableCard>
        )}
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
