import Box from '@mui/material/Box';
import TableBody from '@mui/material/TableBody';
import { Fragment, type ReactNode } from 'react';
import {
  DataTableClasses,
  type DataTableProps,
  DataTableRow,
  type RaRecord,
  RecordContextProvider,
  useDataTableDataContext,
  useListContext,
} from 'react-admin';
import { headingHeight, LongListFrame } from './LongListFrame.tsx';
import { useSteadyColumns } from './useSteadyColumns.ts';
import { useWindow } from './useWindow.ts';

/** A row of one line; rows that differ are measured once they are drawn. */
export const estimatedRow = 44;

interface LongTableProps {
  /** Changes with the columns. */
  columns: string;
  /** The table, with what makes it a long one. */
  children: (long: Partial<DataTableProps>) => ReactNode;
}

/** A table that draws the rows in sight alone, in a frame that scrolls below its heading. */
export function LongTable({ columns, children }: LongTableProps) {
  const { data = [] } = useListContext<RaRecord>();
  return (
    <LongListFrame count={data.length} columns={columns}>
      {children({ body: WindowedRows, stickyHeader: true, 'aria-rowcount': data.length + 1 })}
    </LongListFrame>
  );
}

function WindowedRows({ children }: { children?: ReactNode }) {
  const records = useDataTableDataContext<RaRecord>() ?? [];
  const { drawn, after, measure, handlers } = useWindow<HTMLTableRowElement>({
    records,
    estimate: estimatedRow,
    covered: headingHeight,
  });
  useSteadyColumns();
  return (
    <TableBody className={`datatable-body ${DataTableClasses.tbody}`} {...handlers}>
      {drawn.map(({ record, index, before }) => (
        <Fragment key={record.id}>
          {before > 0 && <Space height={before} />}
          <RecordContextProvider value={record}>
            <DataTableRow
              ref={measure}
              data-index={index}
              // The heading is the first.
              aria-rowindex={index + 2}
              className={`${DataTableClasses.row} ${index % 2 ? DataTableClasses.rowOdd : DataTableClasses.rowEven}`}
            >
              {children}
            </DataTableRow>
          </RecordContextProvider>
        </Fragment>
      ))}
      {after > 0 && <Space height={after} />}
    </TableBody>
  );
}

/** The rows that are left out. */
const Space = ({ height }: { height: number }) => (
  <tr aria-hidden style={{ height }}>
    <td style={{ padding: 0, border: 0 }} />
  </tr>
);

/** Where a card stands among all, of which most are not drawn. */
export interface CardPlace {
  ref: (node: HTMLLIElement | null) => void;
  'data-index': number;
  'aria-setsize': number;
  'aria-posinset': number;
  style: { marginTop: number };
}

interface LongCardsProps {
  /** How high a card may be. */
  estimate: number;
  children: (record: RaRecord, place: CardPlace) => ReactNode;
}

const gap = 12;

/** Cards, of which those in sight alone are drawn, in a frame that scrolls. */
export function LongCards(props: LongCardsProps) {
  const { data = [] } = useListContext<RaRecord>();
  return (
    <LongListFrame count={data.length}>
      <WindowedCards data={data} {...props} />
    </LongListFrame>
  );
}

function WindowedCards({ data, estimate, children }: LongCardsProps & { data: RaRecord[] }) {
  const { drawn, after, measure, handlers } = useWindow<HTMLLIElement>({ records: data, estimate, gap });
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column' }}
      style={{ paddingBottom: after }}
      {...handlers}
    >
      {drawn.map(({ record, index, before }) =>
        children(record, {
          ref: measure,
          'data-index': index,
          'aria-setsize': data.length,
          'aria-posinset': index + 1,
          style: { marginTop: before },
        }),
      )}
    </Box>
  );
}
