import type { RecruiterStats } from '../../../schemas/stats.ts';
import { t } from '../../../src/i18n/t.ts';
import { TrendChart } from '../../../src/product/charts/TrendChart.tsx';
import { precisionLines } from './jobFigures.ts';

/** How well the picks fit over time. Other figures are nought on most days, so days say nothing of them. */
export function JobTrends({ series }: Pick<RecruiterStats, 'series'>) {
  return (
    <TrendChart
      level="h3"
      title={t('How well the picks fit')}
      text={t('Saved or invited, of the picks decided in 30 days')}
      days={series}
      lines={precisionLines()}
      max={1}
      empty={t('Save, invite or pass on candidates, and this shows how well they were picked.')}
    />
  );
}
