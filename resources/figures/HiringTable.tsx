import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { HiringRow } from '../../schemas/hiring.ts';
import { t } from '../../src/i18n/t.ts';
import { NarrowFigures } from '../../src/product/charts/NarrowFigures.tsx';
import {
  type HiringColumn,
  hiringColumns,
  type NamedHiring,
  type Order,
  ordered,
  startOf,
} from './hiringColumns.ts';

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
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const columns = hiringColumns();
  const [order, setOrder] = useState<Order>({ by: 'applied', isAscending: false });
  const parts = { title, head, columns, rows: ordered(rows, columns, order), order, onOrder: setOrder };
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
      {narrow ? <NarrowTable {...parts} /> : <WideTable {...parts} />}
    </Card>
  );
}

interface TableProps {
  title: string;
  head: string;
  columns: readonly HiringColumn[];
  /** In their order. */
  rows: readonly NamedHiring[];
  order: Order;
  onOrder: (order: Order) => void;
}

function NarrowTable({ title, head, columns, rows, order, onOrder }: TableProps) {
  return (
    <Box sx={{ px: 2 }}>
      {rows.length > 1 && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 2 }}>
          <TextField
            select
            fullWidth
            margin="none"
            label={t('Order by')}
            value={order.by}
            onChange={({ target }) => onOrder(startOf(target.value))}
          >
            {[{ key: 'name', label: head }, ...columns].map(({ key, label }) => (
              <MenuItem key={key} value={key}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <IconButton
            aria-label={t('Reverse the order')}
            onClick={() => onOrder({ ...order, isAscending: !order.isAscending })}
            sx={{ width: 44, height: 44 }}
          >
            {order.isAscending ? <UpIcon /> : <DownIcon />}
          </IconButton>
        </Box>
      )}
      <NarrowFigures
        label={title}
        columns={columns}
        rows={rows.map(({ key, name, shown = name, row }) => ({
          ...{ key, name: shown },
          figures: Object.fromEntries(columns.map((column) => [column.key, column.text(row)])),
        }))}
      />
    </Box>
  );
}

function WideTable({ title, head, columns, rows, order, onOrder }: TableProps) {
  const sort = (by: string) =>
    onOrder(order.by === by ? { by, isAscending: !order.isAscending } : startOf(by));
  const label = (by: string, words: string) => (
    <TableSortLabel
      active={order.by === by}
      direction={(order.by === by ? order : startOf(by)).isAscending ? 'asc' : 'desc'}
      onClick={() => sort(by)}
      sx={{ minHeight: 44 }}
    >
      {words}
    </TableSortLabel>
  );
  const direction = (by: string) => (order.by === by ? (order.isAscending ? 'asc' : 'desc') : false);
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('{title}, as a table', { title })}>
      <Table size="small" aria-label={title} sx={{ tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sortDirection={direction('name')} sx={{ pl: 2.5, width: '26%' }}>
              {label('name', head)}
            </TableCell>
            {columns.map(({ key, label: words }) => (
              <TableCell key={key} align="right" sortDirection={direction(key)} sx={figureCell}>
                {label(key, words)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((one) => (
            <TableRow key={one.key}>
              <TableCell component="th" scope="row" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
                {one.shown ?? one.name}
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column.key} align="right" sx={figureCell}>
                  <Figure column={column} row={one.row} all={rows} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const figureCell = {
  '&:last-of-type': { pr: 2.5 },
  whiteSpace: 'normal',
  fontVariantNumeric: 'tabular-nums',
} as const;

function Figure({ column, row, all }: { column: HiringColumn; row: HiringRow; all: readonly NamedHiring[] }) {
  const { tone, value, text } = column;
  if (!tone) return text(row);
  const most = Math.max(1, ...all.map((one) => value(one.row) ?? 0));
  const figure = value(row) ?? 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(48px, 1fr) auto',
        gap: 1,
        alignItems: 'center',
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'flex-end' }}>
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
