import Typography from '@mui/material/Typography';
import { type DataProvider, useLocation } from 'react-admin';
import { DailyCandidateList } from '../../resources/daily-candidates/list/DailyCandidateList.tsx';
import { DailyCandidateShow } from '../../resources/daily-candidates/pick/DailyCandidateShow.tsx';
import { MorningQueue } from '../../resources/daily-candidates/queue/MorningQueue.tsx';
import { RecruiterHome } from '../../resources/home/recruiter/RecruiterHome.tsx';
import { JobCreate } from '../../resources/jobs/form/JobCreate.tsx';
import { JobEdit } from '../../resources/jobs/form/JobEdit.tsx';
import { JobList } from '../../resources/jobs/list/JobList.tsx';
import { JobShow } from '../../resources/jobs/page/JobShow.tsx';
import { TemplateCreate, TemplateEdit } from '../../resources/message-templates/TemplateForm.tsx';
import { TemplateList } from '../../resources/message-templates/TemplateList.tsx';
import { addresses, addressOf } from '../../schemas/addresses.ts';
import { AdminNotifications } from '../../src/components/toasts/AdminNotifications.tsx';
import { Toasts } from '../../src/components/toasts/Toasts.tsx';
import type { Viewer } from '../../src/session/access.ts';
import { type Screens, StoryAdmin } from './StoryAdmin.tsx';
import type { StorySession } from './storyServices.ts';

interface RecruiterSceneProps {
  at: string;
  dataProvider: Partial<DataProvider>;
  viewer?: Viewer;
  session?: StorySession;
}

const screens: Screens = {
  [addresses.recruiter.home]: RecruiterHome,
  [addresses.recruiter.queue]: MorningQueue,
  [addresses.recruiter.jobs]: JobList,
  [addresses.recruiter.newJob]: JobCreate,
  [addresses.recruiter.job]: JobShow,
  [addresses.recruiter.editJob]: JobEdit,
  [addresses.recruiter.dailyCandidates]: DailyCandidateList,
  [addresses.recruiter.dailyCandidate]: DailyCandidateShow,
  [addresses.recruiter.messageTemplates]: TemplateList,
  [addresses.recruiter.newMessageTemplate]: TemplateCreate,
  [addresses.recruiter.messageTemplate]: TemplateEdit,
};

/** Address of a job's page. */
export const jobAt = (id: string) => addressOf(addresses.recruiter.job, { id });

/** Address of a job's daily list, or of one of its picks. */
export const dailyAt = (id: string, rest = '') =>
  addressOf(addresses.recruiter.dailyCandidates, { id }) + rest;

/** The recruiter's screens at their addresses, with a heading for their titles and a place for toasts. */
export function RecruiterScene({ at, dataProvider, viewer, session }: RecruiterSceneProps) {
  return (
    <StoryAdmin
      at={at}
      screens={screens}
      dataProvider={dataProvider}
      viewer={viewer}
      session={session}
      notification={
        <>
          <Toasts />
          <AdminNotifications />
        </>
      }
    >
      <Typography id="react-admin-title" component="h1" variant="h2" sx={{ mb: 2, minHeight: 30 }} />
      <Address />
    </StoryAdmin>
  );
}

/** Where the scene is, for its test to look at. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address" data-at={pathname + search} aria-hidden />;
}
