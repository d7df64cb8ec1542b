import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '../../i18n/t.ts';
import { type ChartTableData, figureText } from './chartData.ts';
import { NarrowFigures } from './NarrowFigures.tsx';

interface ChartTableProps {
  title: string;
  data: ChartTableData;
}

/** The figures of a chart as a table that scrolls in itself. */
export function ChartTable({ title, data }: ChartTableProps) {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={t('{title}, as a table', { title })}
      // The last row that is seen is cut, which says that there are more.
      sx={{ maxHeight: { xs: 440, sm: 320 } }}
    >
      {/* A name and one figure are no wider than a phone. */}
      {narrow && data.columns.length > 1 ? (
        <NarrowFigures {...narrowOf(data)} label={title} />
      ) : (
        <WideTable title={title} data={data} />
      )}
    </TableContainer>
  );
}

const narrowOf = ({ columns, rows }: ChartTableData) => ({
  columns: columns.map(({ name, label }) => ({ key: name, label })),
  rows: rows.map(({ key, head, shown = head, values }) => ({
    ...{ key, name: shown },
    figures: Object.fromEntries(columns.map(({ name, format }) => [name, figureText(values[name], format)])),
  })),
});

const WideTable = ({ title, data }: ChartTableProps) => (
  <Table size="small" stickyHeader aria-label={title}>
    <TableHead>
      <TableRow>
        <TableCell>{data.head}</TableCell>
        {data.columns.map(({ name, label }) => (
          <TableCell key={name} align="right" sx={{ whiteSpace: 'normal' }}>
            {label}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {data.rows.map(({ key, head, shown = head, values }) => (
        <TableRow key={key}>
          <TableCell component="th" scope="row" sx={{ minWidth: 96 }}>
            {shown}
          </TableCell>
          {data.columns.map(({ name, format }) => (
            <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
              {figureText(values[name], format)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
