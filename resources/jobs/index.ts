import WorkOutline from '@mui/icons-material/WorkOutlineOutlined';
import type { ResourceDefinition } from 'react-admin';

/** Jobs, as react-admin knows them. */
export const jobs: ResourceDefinition = {
  name: 'jobs',
  icon: WorkOutline,
  hasList: true,
  hasCreate: true,
  hasEdit: true,
  hasShow: true,
  recordRepresentation: 'title',
};
