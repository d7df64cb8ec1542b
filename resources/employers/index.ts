import Business from '@mui/icons-material/BusinessOutlined';
import type { ResourceDefinition } from 'react-admin';

/** Employers, as react-admin knows them; one sees the own one only. */
export const employers: ResourceDefinition = {
  name: 'employers',
  icon: Business,
  recordRepresentation: 'employerName',
};
