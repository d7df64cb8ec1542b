import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { DateText } from '../DateText.tsx';
import { figureOf, type TrendDay, type TrendLine } from './trend.ts';

export interface TrendTableProps {
  title: string;
  days: readonly TrendDay[];
  lines: readonly TrendLine[];
}

/** The figures of a trend, the newest day first. */
export function TrendTable({ title, days, lines }: TrendTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={`${title}, as a table`} sx={{ maxHeight: 320 }}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            {lines.map(({ name, label }) => (
              <TableCell key={name} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map((day) => (
            <TableRow key={day.date}>
              <TableCell component="th" scope="row">
                <DateText value={day.date} />
              </TableCell>
              {lines.map((line) => (
                <TableCell key={line.name} align="right">
                  {figureOf(day, line)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
