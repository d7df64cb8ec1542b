import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { HiringRow } from '../../schemas/hiring.ts';
import { t } from '../../src/i18n/t.ts';
import { figureText } from '../../src/product/charts/chartData.ts';
import { hiredShare, medianWords } from './hiringWords.ts';

/** A job, a recruiter or a source, with what came of it. */
interface NamedHiring {
  key: string;
  name: string;
  /** Shown in the first column; by default the name. */
  shown?: ReactNode;
  row: HiringRow;
}

interface Column {
  key: string;
  label: string;
  value: (row: HiringRow) => number | null;
  text: (row: HiringRow) => string;
  /** The colour of its bars; without one there are none. */
  tone?: 'info' | 'positive';
  /** Whether a phone has no room for it. */
  isWide?: true;
}

const columnsOf = (): Column[] => [
  {
    ...{ key: 'applied', label: t('Applied'), tone: 'info' },
    ...{ value: ({ applied }) => applied, text: ({ applied }) => figureText(applied) },
  },
  {
    ...{ key: 'interviewed', label: t('Interview'), isWide: true },
    ...{ value: ({ interviewed }) => interviewed, text: ({ interviewed }) => figureText(interviewed) },
  },
  {
    ...{ key: 'offered', label: t('Offer'), isWide: true },
    ...{ value: ({ offered }) => offered, text: ({ offered }) => figureText(offered) },
  },
  {
    ...{ key: 'hired', label: t('Hired'), tone: 'positive' },
    ...{ value: ({ hired }) => hired, text: ({ hired }) => figureText(hired) },
  },
  {
    ...{ key: 'share', label: t('Hired of those who applied'), isWide: true },
    ...{ value: hiredShare },
    text: (row) => figureText(hiredShare(row), { style: 'percent', maximumFractionDigits: 0 }),
  },
  {
    ...{ key: 'days', label: t('Days to a hire') },
    ...{ value: ({ daysToHire }) => daysToHire.days, text: ({ daysToHire }) => medianWords(daysToHire) },
  },
];

type Order = { by: string; isAscending: boolean };

/** Rows without a value stand last, whichever way the others are ordered. */
function ordered(rows: readonly NamedHiring[], columns: readonly Column[], { by, isAscending }: Order) {
  const sign = isAscending ? 1 : -1;
  const column = columns.find(({ key }) => key === by);
  if (!column) return rows.toSorted((a, b) => sign * a.name.localeCompare(b.name));
  return rows.toSorted((a, b) => {
    const [left, right] = [column.value(a.row), column.value(b.row)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

interface HiringTableProps {
  title: string;
  text?: string | undefined;
  /** The heading of the names: "Job". */
  head: string;
  rows: readonly NamedHiring[];
}

/** The outcome of each job, recruiter or source, ordered by the column one chooses. */
export function HiringTable({ title, text, head, rows }: HiringTableProps) {
  const id = useId();
  const columns = columnsOf();
  const [order, setOrder] = useState<Order>({ by: 'applied', isAscending: false });
  // Names are looked for from A on, figures from the largest on.
  const sort = (by: string) =>
    setOrder((now) => ({ by, isAscending: now.by === by ? !now.isAscending : by === 'name' }));
  const label = (by: string, words: string) => (
    <TableSortLabel
      active={order.by === by}
      direction={order.by === by ? (order.isAscending ? 'asc' : 'desc') : by === 'name' ? 'asc' : 'desc'}
      onClick={() => sort(by)}
      sx={{ minHeight: 44 }}
    >
      {words}
    </TableSortLabel>
  );
  const direction = (by: string) => (order.by === by ? (order.isAscending ? 'asc' : 'desc') : false);
  return (
    <Card component="section" aria-labelledby={id} sx={{ pt: { xs: 2, sm: 2.5 }, pb: 1, minWidth: 0 }}>
      <Box sx={{ px: { xs: 2, sm: 2.5 }, mb: 1 }}>
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
            {text}
          </Typography>
        )}
      </Box>
      <TableContainer tabIndex={0} role="region" aria-label={t('{title}, as a table', { title })}>
        <Table size="small" aria-labelledby={id} sx={{ tableLayout: 'fixed' }}>
          <TableHead>
            <TableRow>
              <TableCell
                sortDirection={direction('name')}
                sx={{ pl: { xs: 2, sm: 2.5 }, width: { xs: '40%', sm: '26%' } }}
              >
                {label('name', head)}
              </TableCell>
              {columns.map(({ key, label: words, isWide }) => (
                <TableCell key={key} align="right" sortDirection={direction(key)} sx={cellOf(isWide)}>
                  {label(key, words)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {ordered(rows, columns, order).map((one) => (
              <TableRow key={one.key}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ pl: { xs: 2, sm: 2.5 }, pr: { xs: 0, sm: 2 }, overflowWrap: 'anywhere' }}
                >
                  {one.shown ?? one.name}
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column.key} align="right" sx={cellOf(column.isWide)}>
                    <Figure column={column} row={one.row} all={rows} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}

const cellOf = (isWide: true | undefined) => ({
  px: { xs: 1, sm: 2 },
  '&:last-of-type': { pr: { xs: 2, sm: 2.5 } },
  whiteSpace: 'normal',
  fontVariantNumeric: 'tabular-nums',
  ...(isWide && { display: { xs: 'none', sm: 'table-cell' } }),
});

function Figure({ column, row, all }: { column: Column; row: HiringRow; all: readonly NamedHiring[] }) {
  const { tone, value, text } = column;
  if (!tone) return text(row);
  const most = Math.max(1, ...all.map((one) => value(one.row) ?? 0));
  const figure = value(row) ?? 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto', sm: 'minmax(48px, 1fr) auto' },
        gap: 1,
        alignItems: 'center',
      }}
    >
      <Box aria-hidden sx={{ display: { xs: 'none', sm: 'flex' }, justifyContent: 'flex-end' }}>
        <Box
          sx={{
            ...{ height: 8, borderRadius: 4, bgcolor: `tone.${tone}.main` },
            ...{ width: `${(figure / most) * 100}%`, minWidth: figure > 0 ? 3 : 0 },
          }}
        />
      </Box>
      <span>{text(row)}</span>
    </Box>
  );
}
