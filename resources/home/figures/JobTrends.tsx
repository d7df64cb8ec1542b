import type { RecruiterStats } from '../../../schemas/stats.ts';
import { t } from '../../../src/i18n/t.ts';
import { TrendChart } from '../../../src/product/charts/TrendChart.tsx';
import { answerLines, applicationLines, pickLines, precisionLines } from './jobFigures.ts';

/** The figures of jobs over time. */
export function JobTrends({ series }: Pick<RecruiterStats, 'series'>) {
  return (
    <>
      <TrendChart
        level="h3"
        title={t('From lists to invitations')}
        text={t('Candidates delivered, and the decisions about them')}
        days={series}
        lines={pickLines()}
        empty={t('No lists came in this period. They come every morning while a job is open.')}
      />
      <TrendChart
        level="h3"
        title={t('From applications to hires')}
        text={t('Interviews and hires count on the day they happened')}
        days={series}
        lines={applicationLines()}
        empty={t('No one applied in this period.')}
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
        empty={t('No application from this period has been answered.')}
      />
    </>
  );
}
