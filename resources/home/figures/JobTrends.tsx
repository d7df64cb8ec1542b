import type { RecruiterStats } from '../../../schemas/stats.ts';
import { TrendChart } from '../../../src/components/charts/TrendChart.tsx';
import { t } from '../../../src/i18n/t.ts';
import { answerLines, applicationLines, pickLines, precisionLines } from './jobFigures.ts';

/** The figures of jobs over time. */
export function JobTrends({ series }: Pick<RecruiterStats, 'series'>) {
  return (
    <>
      <TrendChart
        level="h3"
        title={t('From lists to invitations')}
        text={t('What was delivered, and what was decided about it')}
        days={series}
        lines={pickLines()}
        empty={t('No list came in this time. They come every morning while a job is open.')}
      />
      <TrendChart
        level="h3"
        title={t('From applications to hires')}
        text={t('An interview and a hire count on the day they came about')}
        days={series}
        lines={applicationLines()}
        empty={t('Nobody applied in this time.')}
      />
      <TrendChart
        level="h3"
        title={t('How well the picks fit')}
        text={t('Saved or invited, of the picks decided in 30 days')}
        days={series}
        lines={precisionLines()}
        max={1}
        empty={t('Save, invite or pass on candidates, and this shows how well they were picked.')}
      />
      <TrendChart
        level="h3"
        title={t('Time to the first answer')}
        text={t('Median hours, by the day of the application')}
        days={series}
        lines={answerLines()}
        empty={t('No application of this time has been answered.')}
      />
    </>
  );
}
