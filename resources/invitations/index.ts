import MailOutline from '@mui/icons-material/MailOutlineOutlined';
import type { ResourceDefinition } from 'react-admin';

/** A candidate's invitations, as react-admin knows them; they are listed over the candidate's applications. */
export const invitations: ResourceDefinition = {
  name: 'invitations',
  icon: MailOutline,
  hasList: true,
  recordRepresentation: 'jobTitle',
};
