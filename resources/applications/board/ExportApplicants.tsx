import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { downloadCSV, useListContext } from 'react-admin';
import { dayOf } from '../../../schemas/base/days.ts';
import type { Job } from '../../../schemas/job.ts';
import { schemaCsv } from '../../../src/components/lists/schemaCsv.ts';
import { t } from '../../../src/i18n/t.ts';
import { Applicant } from './applicant.ts';

interface ExportApplicantsProps {
  job: Pick<Job, 'title'>;
  /** Those chosen for the table. */
  columns: readonly string[];
}

/** Downloads the applicants as CSV: those selected, or else all that are found, with the columns of the table. */
export function ExportApplicants({ job, columns }: ExportApplicantsProps) {
  const { data = [], selectedIds } = useListContext<Applicant>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const rows = chosen.length > 0 ? chosen : data;
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownload />}
      disabled={rows.length === 0}
      onClick={async () =>
        downloadCSV(
          await schemaCsv(Applicant, columns, rows, t),
          `${t('Applicants')} ${job.title} ${dayOf(new Date())}`,
        )
      }
    >
      {t('Export')}
    </Button>
  );
}
