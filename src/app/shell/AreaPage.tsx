import { Outlet, useMatches, useRouteContext } from '@tanstack/react-router';
import { areaOfRole } from '../../../schemas/addresses.ts';
import { areaOf } from '../../routing/paths.ts';
import { mayUse, type Viewer } from '../../session/access.ts';
import { useCurrentUser } from '../../session/session.tsx';
import { ViewerContext } from '../../session/useMay.ts';
import { AccessDenied } from '../errors/AccessDenied.tsx';
import { AskToAgree } from './agreement/AskToAgree.tsx';
import { CandidateLayout } from './CandidateLayout.tsx';
import { DashboardLayout } from './DashboardLayout.tsx';
import { Tour } from './tour/Tour.tsx';

/** The things that come before anything else; a component of its own, so that signing out does not draw the whole page once more. */
function FirstThings({ viewer }: { viewer: Viewer }) {
  const { data: user } = useCurrentUser();
  return user?.agreementsDue.length ? <AskToAgree user={user} /> : <Tour viewer={viewer} />;
}

/** A dashboard page in the shell of the signed-in user; a page that is not for them says so in its place. */
export function AreaPage() {
  const { viewer } = useRouteContext({ from: '/dashboard' });
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const permission = match?.staticData.permission;
  const area = areaOf(match?.pathname ?? '');
  const isTheirs = area === areaOfRole(viewer.role) && (!permission || mayUse(permission, viewer));
  const page = isTheirs ? (
    <>
      <Outlet />
      <FirstThings viewer={viewer} />
    </>
  ) : (
    <AccessDenied viewer={viewer} area={area} />
  );
  const Layout = viewer.role === 'CANDIDATE' ? CandidateLayout : DashboardLayout;
  return (
    <ViewerContext value={viewer}>
      <Layout viewer={viewer}>{page}</Layout>
    </ViewerContext>
  );
}
