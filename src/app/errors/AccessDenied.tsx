import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Title } from 'react-admin';
import { switchWords } from '../../../resources/areas/areaWords.ts';
import { type Area, areaOfRole } from '../../../schemas/addresses.ts';
import { Role } from '../../../schemas/user.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { notify } from '../../components/toasts/notify.ts';
import { t } from '../../i18n/t.ts';
import type { Viewer } from '../../session/access.ts';
import { homeOf } from '../../session/guards.ts';
import { useCurrentUser, useServices, useSignOut } from '../../session/session.tsx';
import { switchArea } from '../../session/switchArea.ts';

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

/** Leads to the area of the page, where the account has it. */
function OtherArea({ role }: { role: 'EMPLOYER' | 'RECRUITER' }) {
  const services = useServices();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await switchArea(services, role, window.location.href);
    } catch (error) {
      setBusy(false);
      notify(error instanceof Error ? error.message : t('Try again in a moment.'), { kind: 'error' });
    }
  };
  return (
    <>
      <Title title={t('In your other area')} />
      <EmptyState
        title={
          role === 'RECRUITER'
            ? t('You see this page while you recruit')
            : t('You see this page as the company')
        }
        text={t('Your account has both areas, one at a time in this browser.')}
        action={
          <Button variant="contained" loading={busy} onClick={() => void go()}>
            {switchWords[role]()}
          </Button>
        }
      />
    </>
  );
}

/** Stands in the place of a page that is not for the signed-in user, and says where they can go. */
export function AccessDenied({ viewer, area }: { viewer: Viewer; area: Area | undefined }) {
  const { data: user } = useCurrentUser();
  const signOut = useSignOut();
  const owner = viewer.roles?.find((role) => areaOfRole(role) === area);
  if (owner && owner !== 'CANDIDATE' && owner !== viewer.role) return <OtherArea role={owner} />;
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
