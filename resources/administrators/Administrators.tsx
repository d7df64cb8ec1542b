import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import type { Administrator } from '../../schemas/administrator.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser } from '../../src/session/session.tsx';
import { useMay } from '../../src/session/useMay.ts';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { InviteTeamButton } from '../team-invitations/InviteTeamButton.tsx';
import { type AdministratorAct, AdministratorRow } from './AdministratorRow.tsx';
import { useAdministrators } from './administratorsQuery.ts';

/** Loaded when something is asked for. */
const Acts = lazy(async () => ({ default: (await import('./AdministratorActs.tsx')).AdministratorActs }));

/** Everyone who acts for the company, when they were last here, and what the owner can do about it. */
export function Administrators() {
  const { data, error, refetch } = useAdministrators();
  const { data: user } = useCurrentUser();
  const isOwner = useMay('administrators.remove');
  const [asked, setAsked] = useState<{ act: AdministratorAct; administrator: Administrator }>();
  return (
    <ProfileCard
      title={t('Administrators')}
      text={
        isOwner
          ? t(
              'They see and do everything you can, except invite or remove administrators, hand the company over, or have its account erased.',
            )
          : t(
              'All see and do the same. Only the owner invites or removes administrators, hands the company over, or has its account erased.',
            )
      }
      action={<InviteTeamButton inviteAs="ADMINISTRATOR" />}
    >
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={2}
        label={t('Loading the administrators')}
      >
        {(administrators) => (
          <Box
            component="ul"
            aria-label={t('Administrators')}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
          >
            {administrators.map((administrator) => (
              <AdministratorRow
                key={administrator.id}
                administrator={administrator}
                isYou={administrator.id === user?.email}
                mayRemove={isOwner && !administrator.isOwner}
                onAct={(act) => setAsked({ act, administrator })}
              />
            ))}
          </Box>
        )}
      </Loaded>
      {asked && (
        <Suspense fallback={null}>
          <Acts {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </ProfileCard>
  );
}
