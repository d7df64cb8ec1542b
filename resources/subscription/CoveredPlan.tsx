import type { Subscription } from '../../schemas/subscription.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { PlanFeatures } from '../../src/product/values/PlanFeatures.tsx';
import { plansOf } from '../common/planNeeded.ts';
import { Section } from './Section.tsx';

/** For a recruiter: the employer pays, and what that unlocks. */
export function CoveredPlan({ subscription }: { subscription: Subscription }) {
  const [desk] = plansOf('RECRUITER');
  return (
    <Section title={t("Your employer's plan covers you")} text={until(subscription)}>
      <PlanFeatures features={desk?.features ?? []} />
    </Section>
  );
}

function until({ currentPeriodEnd, cancelAtPeriodEnd }: Subscription): string {
  const date = currentPeriodEnd && formatDate(currentPeriodEnd);
  return date && cancelAtPeriodEnd
    ? t('There is nothing for you to pay. Your employer canceled the plan: it ends on {date}.', { date })
    : t('There is nothing for you to pay. All of this is unlocked:');
}
