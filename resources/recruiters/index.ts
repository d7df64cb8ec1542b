import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import type { ResourceDefinition } from 'react-admin';
import { t } from '../../src/i18n/t.ts';

/** The recruiters of an employer, as react-admin knows them. */
export const recruiters: ResourceDefinition = {
  name: 'recruiters',
  icon: BadgeOutlined,
  hasList: true,
  recordRepresentation: 'recruiterEmail',
  options: { label: t('Recruiters') },
};
