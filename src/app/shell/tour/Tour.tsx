import { useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { addresses, areaOfRole } from '../../../../schemas/addresses.ts';
import { usePreferences } from '../../../product/preferences/usePreferences.ts';
import { mayUse, type Viewer } from '../../../session/access.ts';
import { askForTour, useIsTourAsked } from './tourRequest.ts';

const load = () => import('./TourGuide.tsx');
const TourGuide = lazy(async () => ({ default: (await load()).TourGuide }));

/** Offers the tour on one's home until it was taken or turned down once, and shows it when it is asked for. */
export function Tour({ viewer }: { viewer: Viewer }) {
  const home = addresses[areaOfRole(viewer.role)].home;
  // The page that is shown; the address is ahead of it while the next one loads.
  const isAtHome = useMatches({ select: (matches) => matches.at(-1)?.pathname === home });
  const isAsked = useIsTourAsked();
  // There is little to show someone who still waits to be approved.
  const isIn = mayUse('preferences.edit', viewer);
  const { preferences, change } = usePreferences({ enabled: isAtHome && isIn });
  useEffect(() => {
    // People who go elsewhere in the middle of it have had enough.
    if (!isAtHome) askForTour(false);
  }, [isAtHome]);
  // The next person who signs in on this page has not asked for it.
  useEffect(() => () => askForTour(false), []);
  const see = () => {
    if (preferences?.tourSeen === false) change((kept) => ({ ...kept, tourSeen: true }));
  };
  if (!isAtHome || !isIn || !(isAsked || preferences?.tourSeen === false)) return null;
  return (
    <Suspense fallback={null}>
      <TourGuide
        role={viewer.role}
        isAsked={isAsked}
        onStart={() => {
          see();
          askForTour(true);
        }}
        onEnd={() => {
          see();
          askForTour(false);
        }}
      />
    </Suspense>
  );
}
