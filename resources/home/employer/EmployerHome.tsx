import Box from '@mui/material/Box';
import { Title } from 'react-admin';
import { LoadingState } from '../../../src/components/states/LoadingState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { After } from '../../common/After.tsx';
import { useTodo } from '../todo/useTodo.ts';
import { EmployerFigures } from './EmployerFigures.tsx';
import { NextForEmployer } from './NextForEmployer.tsx';
import { useWaitingRecruiters } from './useWaitingRecruiters.ts';

/** An employer's start: what to do now, then the figures of the organisation. */
export function EmployerHome() {
  const { client } = useServices();
  const todo = useTodo('employer', (args) => client.call('employerTodo', args));
  const isPending = useWaitingRecruiters().isPending || todo.isPending;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Title title={t('Home')} preferenceKey={false} />
      {isPending && <LoadingState variant="list" rows={3} label={t('Loading what is next')} />}
      <After waits={isPending}>
        <NextForEmployer query={todo} onShowAll={todo.showAll} />
        <EmployerFigures />
      </After>
    </Box>
  );
}
