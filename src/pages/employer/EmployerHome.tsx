import Box from '@mui/material/Box';
import { Title } from 'react-admin';
import { EmployerFigures } from './EmployerFigures.tsx';
import { WaitingRecruiters } from './WaitingRecruiters.tsx';

/** An employer's start: who waits to be let in, then the figures of the organisation. */
export function EmployerHome() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Title title="Home" preferenceKey={false} />
      <WaitingRecruiters />
      <EmployerFigures />
    </Box>
  );
}
