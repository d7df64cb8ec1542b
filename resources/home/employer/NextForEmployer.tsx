import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useCreatePath } from 'react-admin';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { TodoGroups } from '../todo/TodoGroups.tsx';
import { useTodo } from '../todo/useTodo.ts';
import { employerTodo } from './employerTodo.ts';
import { FirstRecruiters } from './FirstRecruiters.tsx';
import { WaitingRecruiters } from './WaitingRecruiters.tsx';

/** An employer's next steps: let waiting recruiters in, then look after those who do not work. */
export function NextForEmployer() {
  const createPath = useCreatePath();
  const { client } = useServices();
  const { data, error, refetch, showAll } = useTodo('employer', (args) => client.call('employerTodo', args));
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
          {(todo) => <TodoGroups groups={employerTodo(todo, recruiters)} onShowAll={showAll} />}
        </Loaded>
      )}
      <Button component={Link} to={recruiters} sx={{ justifySelf: 'start', ml: -1.25 }}>
        {t('All recruiters')}
      </Button>
    </Box>
  );
}
