import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { ListContextProvider, type RaRecord, ResourceContextProvider, useList } from 'react-admin';
import { maxPerPage } from '../../../schemas/calls/listQuery.ts';
import { type DailyCandidate, DailyCandidateStatus } from '../../../schemas/dailyCandidate.ts';
import { useShownColumns } from '../../../src/components/lists/useShownColumns.ts';
import { ColumnsButton } from '../../../src/components/schema/ColumnsButton.tsx';
import type { SchemaColumn } from '../../../src/components/schema/cells.tsx';
import { SchemaTable } from '../../../src/components/schema/SchemaTable.tsx';
import { PersonName } from '../../../src/components/values/PersonName.tsx';
import { StatusChip } from '../../../src/components/values/StatusChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { FitBadge } from '../../../src/product/match/FitBadge.tsx';
import { ExportRows } from '../../common/lists/ExportRows.tsx';
import { TableCard } from '../../common/lists/ListCard.tsx';
import { OwnMark } from '../../common/OwnMark.tsx';
import { useDailyPath } from '../../common/standing/useDailyPath.ts';
import { WaitingMark } from '../../common/waiting/WaitingMark.tsx';
import type { Decisions } from '../decide/useDecisions.ts';
import { pickTones } from '../pickTones.ts';
import { PicksActions } from './PicksActions.tsx';
import { PickRow, PickRowQuery, pickColumnOrder, toPickRow, usualPickColumns } from './pickRow.ts';

interface PickTableProps {
  jobId: string;
  /** Names the file they are taken along in. */
  jobTitle: string;
  picks: readonly DailyCandidate[];
  /** Query of the list's address; it goes along to a candidate's page. */
  search: string;
  /** Without it nothing can be decided, as for employers. */
  decideAll?: Decisions['decideAll'] | undefined;
}

/** Rows of the table are picks; react-admin only knows that they have an id. */
const asPick = (record: RaRecord) => record as PickRow;

const columns: Readonly<Record<string, SchemaColumn>> = {
  candidateName: {
    render: (record) => (
      <>
        <PersonName name={asPick(record).candidateName} detail={asPick(record).headline} />
        <OwnMark pick={asPick(record)} />
      </>
    ),
  },
  status: {
    render: (record) => (
      <>
        <StatusChip value={asPick(record).status} schema={DailyCandidateStatus} tones={pickTones} />{' '}
        <WaitingMark about={asPick(record).id} />
      </>
    ),
  },
  score: {
    render: (record) => <FitBadge score={asPick(record).score} band={asPick(record).band} compact />,
  },
};

/** Cards of a phone have room for little. */
const narrowFields = ['candidateName', 'score', 'status', 'summary'];

/** The picks of a day as lines: to sort, to decide about many at once and to take along as a file. */
export function PickTable({ jobId, jobTitle, picks, search, decideAll }: PickTableProps) {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const pathOf = useDailyPath();
  const { shown } = useShownColumns('picks', pickColumnOrder, usualPickColumns);
  const data = useMemo(() => picks.map(toPickRow), [picks]);
  const list = useList<PickRow>({
    data,
    resource: `picks-${jobId}`,
    perPage: maxPerPage,
    sort: { field: 'rank', order: 'ASC' },
  });
  return (
    <ResourceContextProvider value="daily-candidates">
      <ListContextProvider value={list}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'flex-end' }}>
          <ColumnsButton
            list="picks"
            schema={PickRow}
            fields={pickColumnOrder}
            usual={usualPickColumns}
            columns={columns}
          />
          <ExportRows schema={PickRow} columns={shown} name={`${t('Candidates')} ${jobTitle}`} />
        </Box>
        <TableCard>
          <SchemaTable
            schema={PickRow}
            query={PickRowQuery}
            fields={narrow ? narrowFields : shown}
            columns={columns}
            link={({ id }) => pathOf(jobId, String(id)) + search}
            bulkActionButtons={decideAll && <PicksActions decideAll={decideAll} />}
          />
        </TableCard>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
