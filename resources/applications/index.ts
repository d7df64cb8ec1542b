import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import type { ResourceDefinition } from 'react-admin';

/** Applications, as react-admin knows them. */
export const applications: ResourceDefinition = {
  name: 'applications',
  icon: AssignmentOutlined,
  hasList: true,
  recordRepresentation: 'jobTitle',
};
