import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { downloadCSV } from 'react-admin';
import type { ImportProblem } from '../../schemas/importFile.ts';
import { toCsv } from '../../src/components/lists/csv.ts';
import { t } from '../../src/i18n/t.ts';

/** Shown before someone asks for the rest. */
const shownAtFirst = 20;

/** Cells that a spreadsheet would run as a formula are made harmless by the writer. */
const csvOf = (problems: readonly ImportProblem[]) =>
  toCsv<ImportProblem>(
    [
      { heading: t('Line'), value: ({ line }) => line },
      { heading: t('Column'), value: ({ column }) => column },
      { heading: t('Reason'), value: ({ reason }) => reason },
    ],
    problems,
  );

const words = {
  wrong: () => ({
    title: t('Wrong rows'),
    hint: null,
    file: (file: string) => t('{file}, wrong rows', { file }),
  }),
  leftOut: () => ({
    title: t('Cells left out'),
    hint: t('The rows are imported without them.'),
    file: (file: string) => t('{file}, cells left out', { file }),
  }),
};

interface ProblemsProps {
  of: keyof typeof words;
  problems: readonly ImportProblem[];
  fileName: string;
}

/** The rows that cannot be imported, or the cells that are left out, with why; the same as a file. */
export function Problems({ of, problems, fileName }: ProblemsProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  if (problems.length === 0) return null;
  const shown = all ? problems : problems.slice(0, shownAtFirst);
  const { title, hint, file } = words[of]();
  const download = async () => downloadCSV(await csvOf(problems), file(fileName.replace(/\.\w+$/, '')));
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 2, pb: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id={id} component="h2" variant="subtitle1">
            {title}
          </Typography>
          {hint !== null && (
            <Typography variant="body2" color="text.secondary">
              {hint}
            </Typography>
          )}
        </Box>
        <Button
          id={`${id}-download`}
          // Two lists can stand on the page, each with a button of its own.
          aria-labelledby={`${id}-download ${id}`}
          startIcon={<FileDownload />}
          onClick={() => void download()}
        >
          {t('Download as CSV')}
        </Button>
      </Box>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('Line')}</TableCell>
            <TableCell>{t('Column')}</TableCell>
            <TableCell>{t('Reason')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ line, column, reason }, place) => (
            // Lines of a file that is read by two faults of one row have nothing else of their own.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <TableRow key={place}>
              <TableCell>{line}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{column}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{reason}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {shown.length < problems.length && (
        <Button sx={{ m: 1 }} onClick={() => setAll(true)}>
          {t('Show all {count}', { count: problems.length })}
        </Button>
      )}
    </Card>
  );
}
