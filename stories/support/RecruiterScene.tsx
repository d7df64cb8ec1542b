import Typography from '@mui/material/Typography';
import { type AuthProvider, type DataProvider, useLocation, useRouterProvider } from 'react-admin';
import { DailyCandidateList } from '../../resources/daily-candidates/list/DailyCandidateList.tsx';
import { DailyCandidateShow } from '../../resources/daily-candidates/pick/DailyCandidateShow.tsx';
import { RecruiterHome } from '../../resources/home/recruiter/RecruiterHome.tsx';
import { JobCreate } from '../../resources/jobs/form/JobCreate.tsx';
import { JobEdit } from '../../resources/jobs/form/JobEdit.tsx';
import { JobList } from '../../resources/jobs/list/JobList.tsx';
import { JobShow } from '../../resources/jobs/page/JobShow.tsx';
import { AdminNotifications } from '../../src/components/toasts/AdminNotifications.tsx';
import { Toasts } from '../../src/components/toasts/Toasts.tsx';
import { StoryAdmin } from './StoryAdmin.tsx';
import type { StorySession } from './storyServices.ts';

interface RecruiterSceneProps {
  at: string;
  dataProvider: Partial<DataProvider>;
  authProvider?: AuthProvider;
  session?: StorySession;
}

/** Where a recruiter's day starts. */
export const recruiterHomeAt = '/dashboard/recruiter/';

/** Address of a job's daily list, or of one of its picks. */
export const dailyAt = (jobId: string, rest = '') =>
  `/dashboard/recruiter/jobs/${jobId}/daily-candidates/${rest}`;

/** The recruiter's screens at their addresses, with a heading for their titles and a place for toasts. */
export function RecruiterScene({ at, dataProvider, authProvider, session }: RecruiterSceneProps) {
  return (
    <StoryAdmin
      at={at}
      dataProvider={dataProvider}
      authProvider={authProvider}
      session={session}
      notification={
        <>
          <Toasts />
          <AdminNotifications />
        </>
      }
    >
      <Typography id="react-admin-title" component="h1" variant="h2" sx={{ mb: 2, minHeight: 30 }} />
      <Screens />
      <Address />
    </StoryAdmin>
  );
}

function Screens() {
  const { Routes, Route } = useRouterProvider();
  return (
    <Routes>
      <Route path={recruiterHomeAt} element={<RecruiterHome />} />
      <Route path="/jobs" element={<JobList />} />
      <Route path="/jobs/create" element={<JobCreate />} />
      <Route path="/jobs/:id" element={<JobEdit />} />
      <Route path="/jobs/:id/show" element={<JobShow />} />
      <Route path={dailyAt(':id')} element={<DailyCandidateList />} />
      <Route path={dailyAt(':id', ':dcId')} element={<DailyCandidateShow />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

/** Where the scene is, for its test to look at. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address" data-at={pathname + search} aria-hidden />;
}
