import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import { t } from '../../src/i18n/t.ts';
import type { ListFile } from './downloadList.ts';

interface ExportListButtonProps<T> {
  resource: string;
  /** Those shown on screen. */
  columns: readonly string[];
  /** Loads how the file is written, when it is asked for. */
  load: () => Promise<ListFile<T>>;
}

/** Downloads every record the list's search and filters find, whatever page is on screen, as CSV. */
export function ExportListButton<T extends RaRecord>({ resource, columns, load }: ExportListButtonProps<T>) {
  const { filterValues: filter, sort, total } = useListContext<T>();
  const dataProvider = useDataProvider();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const [{ downloadList }, file] = await Promise.all([import('./downloadList.ts'), load()]);
      await downloadList(dataProvider, resource, { filter, sort }, file, columns);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownload />}
      loading={busy}
      loadingPosition="start"
      disabled={total === 0}
      onClick={() => void download()}
    >
      {t('Export')}
    </Button>
  );
}
