import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { plans } from '../../schemas/plans.ts';
import type { Role } from '../../schemas/user.ts';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { PlanFeatures } from '../../src/product/values/PlanFeatures.tsx';
import { planTitle } from '../../src/product/values/planWords.ts';
import { CancelButton } from './CancelButton.tsx';
import { type OwnPlan, stateSentence, stateWord } from './currentPlanWords.ts';
import { EvenIfCoveredDialog } from './EvenIfCoveredDialog.tsx';
import { useSubscriptionMove } from './useSubscriptionMove.ts';

interface CurrentPlanProps {
  state: OwnPlan;
  role: Role;
}

/** One's own plan: how it stands, what it unlocks, and the way out of it and back. */
export function CurrentPlan({ state, role }: CurrentPlanProps) {
  const id = useId();
  const plan = plans.find((one) => one.id === state.subscription.planId);
  const { word, tone } = stateWord(state);
  // Beside a free period stands what can be bought, which names the same.
  const unlocks = state.kind === 'ACTIVE' || state.kind === 'ENDING';
  const features = (plan ?? plans.find((one) => one.role === role))?.features ?? [];
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography id={id} component="h2" variant="h2">
          {plan ? planTitle(plan) : t('Your plan')}
        </Typography>
        <ToneChip tone={tone}>{word}</ToneChip>
      </Box>
      <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '64ch' }}>
        {stateSentence(state, plan, role)}
      </Typography>
      {unlocks && (
        <Box sx={{ mt: 2 }}>
          <PlanFeatures features={features} />
        </Box>
      )}
      <Moves state={state} role={role} />
    </Card>
  );
}

function Moves({ state, role }: Pick<CurrentPlanProps, 'state' | 'role'>) {
  const { busy, resume, isCovered, forgetCovered } = useSubscriptionMove(state.subscription);
  if (state.kind === 'ENDING') {
    return (
      <>
        <Button variant="contained" loading={busy} onClick={() => void resume()} sx={{ mt: 2.5 }}>
          {t('Keep my plan')}
        </Button>
        <EvenIfCoveredDialog
          open={isCovered}
          confirmLabel={t('Keep my plan')}
          busy={busy}
          onConfirm={() => void resume(true).finally(forgetCovered)}
          onClose={forgetCovered}
        />
      </>
    );
  }
  if (state.kind !== 'ACTIVE' && state.kind !== 'PAST_DUE') return null;
  return <CancelButton subscription={state.subscription} role={role} />;
}
