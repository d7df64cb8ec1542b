import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { downloadCSV, useListContext } from 'react-admin';
import type { z } from 'zod';
import { dayOf } from '../../../schemas/base/days.ts';
import { schemaCsv } from '../../../src/components/lists/schemaCsv.ts';
import { t } from '../../../src/i18n/t.ts';

interface ExportRowsProps {
  schema: z.ZodObject;
  /** Those chosen for the table. */
  columns: readonly string[];
  /** Of the file, to which the day is added. */
  name: string;
}

/** Downloads a list that is all there as CSV: what is selected, or else all that is found, with the columns of the table. */
export function ExportRows({ schema, columns, name }: ExportRowsProps) {
  const { data = [], selectedIds } = useListContext();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const rows = chosen.length > 0 ? chosen : data;
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownload />}
      disabled={rows.length === 0}
      onClick={async () =>
        downloadCSV(await schemaCsv(schema, columns, rows, t), `${name} ${dayOf(new Date())}`)
      }
    >
      {t('Export')}
    </Button>
  );
}
