import Upload from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import { addresses } from '../../../schemas/addresses.ts';
import { t } from '../../../src/i18n/t.ts';
import { queryOf } from '../../../src/routing/search.ts';

/** Leads to the page on which files are imported. */
export const ImportButton = ({ kind }: { kind: 'candidates' | 'jobs' }) => (
  <Button
    component={Link}
    to={`${addresses.recruiter.import}${queryOf('import', { kind })}`}
    variant="outlined"
    startIcon={<Upload />}
    sx={{ whiteSpace: 'nowrap' }}
  >
    {t('Import')}
  </Button>
);
