import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import { t } from '../../../src/i18n/t.ts';

/** Leads from the figures of home to those of hiring. @param to their page */
export const MoreFigures = ({ to }: { to: string }) => (
  <Button
    component={Link}
    to={to}
    variant="outlined"
    startIcon={<InsightsIcon />}
    sx={{ justifySelf: 'start' }}
  >
    {t('Where applicants drop out, and how long a hire takes')}
  </Button>
);
