import PeopleOutline from '@mui/icons-material/PeopleOutlineOutlined';
import type { ResourceDefinition } from 'react-admin';

/** The candidates picked for a job, as react-admin knows them; they are listed below their job. */
export const dailyCandidates: ResourceDefinition = {
  name: 'daily-candidates',
  icon: PeopleOutline,
  hasList: true,
  hasShow: true,
  recordRepresentation: 'candidateName',
};
