import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import type { ResourceDefinition } from 'react-admin';

/** The recruiters of an employer, as react-admin knows them. */
export const recruiters: ResourceDefinition = {
  name: 'recruiters',
  icon: BadgeOutlined,
  hasList: true,
  recordRepresentation: 'recruiterEmail',
};
