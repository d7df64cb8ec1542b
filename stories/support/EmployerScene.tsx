import Typography from '@mui/material/Typography';
import type { DataProvider } from 'react-admin';
import { EmployerHome } from '../../resources/home/employer/EmployerHome.tsx';
import { RecruiterList } from '../../resources/recruiters/RecruiterList.tsx';
import { addresses } from '../../schemas/addresses.ts';
import { AdminNotifications } from '../../src/components/toasts/AdminNotifications.tsx';
import { Toasts } from '../../src/components/toasts/Toasts.tsx';
import { type Screens, StoryAdmin } from './StoryAdmin.tsx';

interface EmployerSceneProps {
  at: string;
  dataProvider: Partial<DataProvider>;
}

const screens: Screens = {
  [addresses.employer.home]: EmployerHome,
  [addresses.employer.recruiters]: RecruiterList,
};

/** The employer's screens at their addresses, with a heading for their titles and a place for toasts. */
export function EmployerScene({ at, dataProvider }: EmployerSceneProps) {
  return (
    <StoryAdmin
      at={at}
      screens={screens}
      dataProvider={dataProvider}
      notification={
        <>
          <Toasts />
          <AdminNotifications />
        </>
      }
    >
      <Typography id="react-admin-title" component="h1" variant="h2" sx={{ mb: 2, minHeight: 30 }} />
    </StoryAdmin>
  );
}
