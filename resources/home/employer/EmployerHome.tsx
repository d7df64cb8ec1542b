import Box from '@mui/material/Box';
import { Title } from 'react-admin';
import { t } from '../../../src/i18n/t.ts';
import { EmployerFigures } from './EmployerFigures.tsx';
import { NextForEmployer } from './NextForEmployer.tsx';

/** An employer's start: what to do now, then the figures of the organisation. */
export function EmployerHome() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Title title={t('Home')} preferenceKey={false} />
      <NextForEmployer />
      <EmployerFigures />
    </Box>
  );
}
