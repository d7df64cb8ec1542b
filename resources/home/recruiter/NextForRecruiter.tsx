import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useCreatePath } from 'react-admin';
import { addresses } from '../../../schemas/addresses.ts';
import type { RecruiterTodo } from '../../../schemas/todo.ts';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useDailyPath } from '../../common/standing/useDailyPath.ts';
import { useNow } from '../../common/standing/useNow.ts';
import { useNextLists } from '../../common/useNextLists.ts';
import { TodoGroups } from '../todo/TodoGroups.tsx';
import { recruiterTodo } from './recruiterTodo.ts';

interface NextForRecruiterProps {
  query: Pick<UseQueryResult<RecruiterTodo>, 'data' | 'error' | 'refetch'>;
  /** Asks for what is not shown; undefined once it is there. */
  onShowAll: (() => void) | undefined;
}

/** A recruiter's next steps: open tasks, or the first step. */
export function NextForRecruiter({ query: { data, error, refetch }, onShowAll }: NextForRecruiterProps) {
  return (
    <Box component="section" aria-labelledby="next" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography id="next" component="h2" variant="h3">
        {t('Next for you')}
      </Typography>
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={4}
        label={t('Loading what is next')}
      >
        {(todo) => <Waiting todo={todo} onShowAll={onShowAll} />}
      </Loaded>
    </Box>
  );
}

function Waiting({ todo, onShowAll }: { todo: RecruiterTodo; onShowAll: (() => void) | undefined }) {
  const createPath = useCreatePath();
  const daily = useDailyPath();
  const now = useNow();
  const { words: nextLists } = useNextLists();
  const paths = {
    queue: addresses.recruiter.queue,
    jobs: createPath({ resource: 'jobs', type: 'list' }),
    job: (id: string) => createPath({ resource: 'jobs', type: 'show', id }),
    daily,
  };
  const groups = recruiterTodo(todo, paths, now);
  if (todo.jobsCount === 0) {
    return (
      <Card>
        <EmptyState
          level="h3"
          title={t('Write your first job')}
          text={t(
            'Say what the job needs and open it. The first list of candidates is ready a moment later, and a new one comes every morning.',
          )}
          action={
            <Button
              component={Link}
              to={createPath({ resource: 'jobs', type: 'create' })}
              variant="contained"
              size="large"
            >
              {t('New job')}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <>
      {todo.openJobsCount === 0 && (
        <Typography>
          {t('None of your jobs is open, so no list comes tomorrow. Open one to get candidates.')}
        </Typography>
      )}
      {todo.listsComingCount > 0 && (
        <Typography role="status">
          {t(
            '{count, plural, one {A list is being made. It appears here in a moment.} other {# lists are being made. They appear here in a moment.}}',
            { count: todo.listsComingCount },
          )}
        </Typography>
      )}
      {groups.length > 0 ? (
        <TodoGroups groups={groups} onShowAll={onShowAll} />
      ) : (
        todo.openJobsCount > 0 &&
        todo.listsComingCount === 0 && (
          <Typography color="text.secondary">
            {t('Nothing needs you now.')} {nextLists}
          </Typography>
        )
      )}
      {todo.openJobsCount === 0 && (
        <Button component={Link} to={paths.jobs} sx={{ justifySelf: 'start', ml: -1.25 }}>
          {t('All jobs')}
        </Button>
      )}
    </>
  );
}
