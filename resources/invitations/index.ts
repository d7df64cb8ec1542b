import MailOutline from '@mui/icons-material/MailOutlineOutlined';
import type { ResourceDefinition } from 'react-admin';
import { t } from '../../src/i18n/t.ts';

/** A candidate's invitations, as react-admin knows them; they are listed over the candidate's applications. */
export const invitations: ResourceDefinition = {
  name: 'invitations',
  icon: MailOutline,
  hasList: true,
  recordRepresentation: 'jobTitle',
  options: { label: t('Invitations') },
};
