import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useCreatePath } from 'react-admin';
import type { EmployerTodo } from '../../../schemas/todo.ts';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { t } from '../../../src/i18n/t.ts';
import { TodoGroups } from '../todo/TodoGroups.tsx';
import { employerTodo } from './employerTodo.ts';
import { FirstRecruiters } from './FirstRecruiters.tsx';
import { WaitingRecruiters } from './WaitingRecruiters.tsx';

interface NextForEmployerProps {
  query: Pick<UseQueryResult<EmployerTodo>, 'data' | 'error' | 'refetch'>;
  /** Asks for the tasks that are not shown; undefined once they are there. */
  onShowAll: (() => void) | undefined;
}

/** An employer's next steps: let waiting recruiters in, then look after those who do not work. */
export function NextForEmployer({ query: { data, error, refetch }, onShowAll }: NextForEmployerProps) {
  const createPath = useCreatePath();
  const recruiters = createPath({ resource: 'recruiters', type: 'list' });
  return (
    <Box component="section" aria-labelledby="next" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography id="next" component="h2" variant="h3">
        {t('Next for you')}
      </Typography>
      <WaitingRecruiters all={recruiters} />
      {data?.recruitersCount === 0 ? (
        <FirstRecruiters />
      ) : (
        <Loaded
          value={data}
          error={error}
          onRetry={refetch}
          variant="list"
          rows={2}
          label={t('Loading what is next')}
        >
          {(todo) => <TodoGroups groups={employerTodo(todo, recruiters)} onShowAll={onShowAll} />}
        </Loaded>
      )}
      <Button component={Link} to={recruiters} sx={{ justifySelf: 'start', ml: -1.25 }}>
        {t('All recruiters')}
      </Button>
    </Box>
  );
}
