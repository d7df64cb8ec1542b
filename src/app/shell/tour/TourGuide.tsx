import { useState } from 'react';
import type { Role } from '../../../../schemas/user.ts';
import { mainId } from '../../../product/page/SkipLink.tsx';
import { TourInvitation } from './TourInvitation.tsx';
import { TourStepCard } from './TourStepCard.tsx';
import { type TourStep, tourSteps } from './tourSteps.ts';

export interface TourGuideProps {
  role: Role;
  /** Whether it runs; it is only offered otherwise. */
  isAsked: boolean;
  onStart: () => void;
  onEnd: () => void;
}

/** The tour of a role: the offer, then one step after the other. */
export function TourGuide({ role, isAsked, onStart, onEnd }: TourGuideProps) {
  if (!isAsked) return <TourInvitation onStart={onStart} onTurnDown={onEnd} />;
  return (
    <Steps
      steps={tourSteps[role]}
      onEnd={() => {
        onEnd();
        // Where the tour stood nothing is left to go on from.
        document.getElementById(mainId)?.focus({ preventScroll: true });
      }}
    />
  );
}

function Steps({ steps, onEnd }: { steps: readonly TourStep[]; onEnd: () => void }) {
  const [place, setPlace] = useState(0);
  const step = steps[place];
  if (!step) return null;
  const isLast = place === steps.length - 1;
  return (
    <TourStepCard
      key={place}
      step={step}
      number={place + 1}
      count={steps.length}
      onBack={place > 0 ? () => setPlace(place - 1) : undefined}
      onNext={isLast ? onEnd : () => setPlace(place + 1)}
      onEnd={onEnd}
    />
  );
}
