import WorkOutline from '@mui/icons-material/WorkOutlineOutlined';
import type { ResourceDefinition } from 'react-admin';
import { t } from '../../src/i18n/t.ts';

/** Jobs, as react-admin knows them. */
export const jobs: ResourceDefinition = {
  name: 'jobs',
  icon: WorkOutline,
  hasList: true,
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: 'title',
  options: { label: t('Jobs') },
};
