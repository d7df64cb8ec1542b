import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { Title } from 'react-admin';
import { type Area, areaOfRole } from '../../../schemas/addresses.ts';
import { Role } from '../../../schemas/user.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { t } from '../../i18n/t.ts';
import type { Viewer } from '../../session/access.ts';
import { homeOf } from '../../session/guards.ts';
import { useCurrentUser, useSignOut } from '../../session/session.tsx';

const ownedBy: Readonly<Record<Role, () => string>> = {
  CANDIDATE: () => t('This page is for candidates.'),
  RECRUITER: () => t('This page is for recruiters.'),
  EMPLOYER: () => t('This page is for employers.'),
};

/** Why a page is closed to the viewer. */
function reasonOf(viewer: Viewer, area: Area | undefined): string {
  const owner = Role.options.find((role) => areaOfRole(role) === area);
  if (owner && owner !== viewer.role) return ownedBy[owner]();
  if (viewer.recruiterStatus === 'PENDING') {
    return t('Your employer has not approved you yet. Until then you can keep your profile up to date.');
  }
  if (viewer.recruiterStatus === 'SUSPENDED') {
    return t('Your employer has suspended your access. Ask them to let you in again.');
  }
  return t('Your account does not have access to this page.');
}

/** Stands in the place of a page that is not for the signed-in user, and says where they can go. */
export function AccessDenied({ viewer, area }: { viewer: Viewer; area: Area | undefined }) {
  const { data: user } = useCurrentUser();
  const signOut = useSignOut();
  return (
    <>
      <Title title={t('Not for this account')} />
      <EmptyState
        title={reasonOf(viewer, area)}
        text={user && t('You are signed in as {email}.', { email: user.email })}
        action={
          <>
            <Button component={Link} to={homeOf(viewer)} variant="contained">
              {t('Go to my start page')}
            </Button>
            <Button onClick={() => void signOut()}>{t('Sign in with another account')}</Button>
          </>
        }
      />
    </>
  );
}
