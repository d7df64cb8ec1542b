import Box from '@mui/material/Box';
import { Title } from 'react-admin';
import type { Recruiter } from '../../../schemas/recruiter.ts';
import { useProfile, useServices } from '../../../src/session/session.tsx';
import { After } from '../../common/After.tsx';
import { useNow } from '../../common/standing/useNow.ts';
import { useComingInterviews } from '../../interviews/interviewQueries.ts';
import { greeting } from '../greeting.ts';
import { useTodo } from '../todo/useTodo.ts';
import { CoveredTwiceNotice } from './CoveredTwiceNotice.tsx';
import { NextForRecruiter } from './NextForRecruiter.tsx';
import { RecruiterFigures } from './RecruiterFigures.tsx';
import { RecruiterInterviews } from './RecruiterInterviews.tsx';

/** A recruiter's start: what to do now, then how the work goes. */
export function RecruiterHome() {
  const { client } = useServices();
  const { data: profile } = useProfile();
  const now = useNow();
  const todo = useTodo(
    'recruiter',
    (args) => client.call('recruiterTodo', args),
    ({ listsComingCount }) => listsComingCount > 0,
  );
  const interviews = useComingInterviews();
  const name = (profile as Recruiter | undefined)?.recruiterFirstName;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Title title={greeting(name, now)} preferenceKey={false} />
      <CoveredTwiceNotice />
      <NextForRecruiter query={todo} onShowAll={todo.showAll} />
      <After waits={todo.isPending || interviews.isPending}>
        <RecruiterInterviews />
        {/* Before the first job there is nothing to count. */}
        {todo.data?.jobsCount !== 0 && <RecruiterFigures />}
      </After>
    </Box>
  );
}
