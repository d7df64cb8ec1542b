import { useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { addresses, areaOfRole } from '../../../../schemas/addresses.ts';
import type { User } from '../../../../schemas/user.ts';

const AgreementDialog = lazy(async () => ({
  default: (await import('./AgreementDialog.tsx')).AgreementDialog,
}));

/**
 * Asks someone to agree to texts that have changed, before they go on. Not on the profile: people who do not agree can
 * take their data along there, and leave.
 */
export function AskToAgree({ user }: { user: User }) {
  const profile = addresses[areaOfRole(user.role)].profile;
  const isAtProfile = useMatches({
    select: (matches) => matches.at(-1)?.pathname.replace(/\/*$/, '/') === profile,
  });
  if (isAtProfile) return null;
  return (
    <Suspense fallback={null}>
      <AgreementDialog user={user} profile={profile} />
    </Suspense>
  );
}
