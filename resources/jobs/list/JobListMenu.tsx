import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import Upload from '@mui/icons-material/UploadFileOutlined';
import Columns from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Link } from 'react-admin';
import { addresses } from '../../../schemas/addresses.ts';
import { Job } from '../../../schemas/job.ts';
import { ColumnsMenu } from '../../../src/components/schema/ColumnsMenu.tsx';
import { t } from '../../../src/i18n/t.ts';
import { queryOf } from '../../../src/routing/search.ts';
import { useListExport } from '../../common/lists/useListExport.ts';
import { allJobColumns, jobColumnOrder, jobColumns } from './jobColumns.tsx';

/** The things one does with the list of jobs now and then: choosing its columns, taking it away, bringing jobs in. */
export function JobListMenu({ shown }: { shown: readonly string[] }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [columnsAt, setColumnsAt] = useState<HTMLElement | null>(null);
  const { download, busy, isEmpty } = useListExport<Job>({
    resource: 'jobs',
    columns: shown,
    load: async () => (await import('./jobsCsv.ts')).jobsFile,
  });
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MoreIcon />}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('More')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem
          // Phones show cards.
          sx={{ display: { xs: 'none', sm: 'flex' } }}
          onClick={() => {
            setColumnsAt(anchor);
            close();
          }}
        >
          <Icon of={<Columns fontSize="small" />} />
          {t('Columns')}
        </MenuItem>
        <MenuItem
          disabled={isEmpty}
          onClick={() => {
            close();
            void download();
          }}
        >
          <Icon of={<FileDownload fontSize="small" />} />
          {t('Export')}
        </MenuItem>
        <MenuItem component={Link} to={`${addresses.recruiter.import}${queryOf('import', { kind: 'jobs' })}`}>
          <Icon of={<Upload fontSize="small" />} />
          {t('Import')}
        </MenuItem>
      </Menu>
      <ColumnsMenu
        id={`${id}-columns`}
        list="jobs"
        schema={Job}
        fields={allJobColumns}
        usual={jobColumnOrder}
        columns={jobColumns}
        anchor={columnsAt}
        onClose={() => setColumnsAt(null)}
      />
    </>
  );
}

const Icon = ({ of }: { of: React.ReactNode }) => <ListItemIcon>{of}</ListItemIcon>;
