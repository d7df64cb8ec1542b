import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t } from '../../i18n/t.ts';
import { type ChartTableData, figureText } from './chartData.ts';

/** The figures of a chart as a table that scrolls in itself. */
export function ChartTable({ title, data }: { title: string; data: ChartTableData }) {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={t('{title}, as a table', { title })}
      sx={{ maxHeight: 320 }}
    >
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{data.head}</TableCell>
            {data.columns.map(({ name, label }) => (
              <TableCell key={name} align="right" sx={{ whiteSpace: 'normal', px: { xs: 1, sm: 2 } }}>
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
                <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap', px: { xs: 1, sm: 2 } }}>
                  {figureText(values[name], format)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
