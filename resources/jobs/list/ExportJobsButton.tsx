import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadCSV, useDataProvider, useListContext } from 'react-admin';
import { maxPerPage } from '../../../schemas/calls/listQuery.ts';
import type { Job } from '../../../schemas/job.ts';
import { problemOf } from '../../../src/components/states/problemOf.ts';
import { notify } from '../../../src/components/toasts/notify.ts';
import { t } from '../../../src/i18n/t.ts';
import { readAll } from '../../common/pages.ts';
import { exportName, jobsCsv, maxExportedJobs } from './jobsCsv.ts';

/** Downloads every job the list's search and filters find, whatever page is on screen, as CSV. */
export function ExportJobsButton() {
  const { filterValues, sort, total } = useListContext<Job>();
  const dataProvider = useDataProvider();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { rows, cut } = await readAll<Job>(
        (page) =>
          dataProvider.getList<Job>('jobs', {
            filter: filterValues,
            sort,
            pagination: { page, perPage: maxPerPage },
          }),
        maxExportedJobs,
      );
      downloadCSV(await jobsCsv(rows), exportName(new Date()));
      if (cut)
        notify(t('The file holds the first {count} jobs.', { count: maxExportedJobs }), { kind: 'warning' });
    } catch (error) {
      const reason = problemOf(error, t).detail;
      notify(t('The jobs could not be exported. {reason}', { reason }), { kind: 'error' });
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
