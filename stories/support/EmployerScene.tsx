import Typography from '@mui/material/Typography';
import { type DataProvider, useRouterProvider } from 'react-admin';
import { EmployerHome } from '../../resources/home/employer/EmployerHome.tsx';
import { RecruiterList } from '../../resources/recruiters/RecruiterList.tsx';
import { AdminNotifications } from '../../src/components/toasts/AdminNotifications.tsx';
import { Toasts } from '../../src/components/toasts/Toasts.tsx';
import { StoryAdmin } from './StoryAdmin.tsx';

interface EmployerSceneProps {
  at: string;
  dataProvider: Partial<DataProvider>;
}

export const employerHomeAt = '/dashboard/employer/';
export const recruitersAt = '/dashboard/employer/recruiters/';

/** The employer's screens at their addresses, with a heading for their titles and a place for toasts. */
export function EmployerScene({ at, dataProvider }: EmployerSceneProps) {
  const { Routes, Route } = useRouterProvider();
  return (
    <StoryAdmin
      at={at}
      dataProvider={dataProvider}
      notification={
        <>
          <Toasts />
          <AdminNotifications />
        </>
      }
    >
      <Typography id="react-admin-title" component="h1" variant="h2" sx={{ mb: 2, minHeight: 30 }} />
      <Routes>
        <Route path={employerHomeAt} element={<EmployerHome />} />
        <Route path={recruitersAt} element={<RecruiterList />} />
        <Route path="*" element={null} />
      </Routes>
    </StoryAdmin>
  );
}
