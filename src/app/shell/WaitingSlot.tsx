import { type ComponentType, useEffect, useState } from 'react';
import { whenOneWaits } from '../../client/waitingSign.ts';

/** The place of the banner about decisions that wait. It is loaded once one does; the screens that decide have it already. */
export function WaitingSlot() {
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(
    () =>
      whenOneWaits(() => {
        import('../../../resources/common/waiting/WaitingBanner.tsx').then(
          ({ WaitingBanner }) => setBanner(() => WaitingBanner),
          // The next decision that waits asks for it again.
          () => undefined,
        );
      }),
    [],
  );
  return Banner ? <Banner /> : null;
}
