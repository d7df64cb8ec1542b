import Typography from '@mui/material/Typography';
import { type DataProvider, useLocation } from 'react-admin';
import { MyApplications } from '../../resources/applications/mine/MyApplications.tsx';
import { HomePage } from '../../resources/home/candidate/HomePage.tsx';
import { OpenJobList } from '../../resources/open-jobs/OpenJobList.tsx';
import { OpenJobShow } from '../../resources/open-jobs/OpenJobShow.tsx';
import { addresses, addressOf } from '../../schemas/addresses.ts';
import type { Candidate } from '../../schemas/candidate.ts';
import type { ActiveSubscription } from '../../schemas/subscription.ts';
import { AdminNotifications } from '../../src/components/toasts/AdminNotifications.tsx';
import { Toasts } from '../../src/components/toasts/Toasts.tsx';
import { type Screens, StoryAdmin } from './StoryAdmin.tsx';
import { sampleCandidate } from './sampleCandidate.ts';

interface CandidateSceneProps {
  at: string;
  dataProvider: Partial<DataProvider>;
  profile?: Candidate | undefined;
  subscription?: ActiveSubscription | undefined;
  /** Whether the address was proved; by default it was. */
  emailVerified?: boolean | undefined;
}

const screens: Screens = {
  [addresses.candidate.home]: HomePage,
  [addresses.candidate.jobs]: OpenJobList,
  [addresses.candidate.job]: OpenJobShow,
  [addresses.candidate.applications]: MyApplications,
};

/** Address of an open job's page. */
export const openJobAt = (id: string) => addressOf(addresses.candidate.job, { id });

/** The candidate's screens at their addresses, with a heading for their titles and a place for toasts. */
export function CandidateScene({
  at,
  dataProvider,
  profile = sampleCandidate(),
  subscription,
  emailVerified,
}: CandidateSceneProps) {
  return (
    <StoryAdmin
      at={at}
      screens={screens}
      dataProvider={dataProvider}
      session={{ profile, subscription, emailVerified }}
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
