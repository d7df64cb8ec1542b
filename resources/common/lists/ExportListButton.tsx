import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { RaRecord } from 'react-admin';
import { t } from '../../../src/i18n/t.ts';
import { type ListExport, useListExport } from './useListExport.ts';

/** Downloads every record the list's search and filters find, whatever page is on screen, as CSV. */
export function ExportListButton<T extends RaRecord>(props: ListExport<T>) {
  const { download, busy, isEmpty } = useListExport(props);
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownload />}
      loading={busy}
      loadingPosition="start"
      disabled={isEmpty}
      onClick={() => void download()}
    >
      {t('Export')}
    </Button>
  );
}
