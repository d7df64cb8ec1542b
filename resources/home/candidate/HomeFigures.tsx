import Typography from '@mui/material/Typography';
import { t } from '../../../src/i18n/t.ts';
import { CompareChart } from '../../../src/product/charts/CompareChart.tsx';
import { TrendChart } from '../../../src/product/charts/TrendChart.tsx';
import { useServices } from '../../../src/session/session.tsx';
import { FigureCards } from '../figures/FigureCards.tsx';
import { FiguresSection } from '../figures/FiguresSection.tsx';
import { cardsOf, placeRows, trendLines } from './candidateFigures.ts';

/** How often one was picked and invited, where the applications stand, and whether answers come when promised. */
export function HomeFigures() {
  const { client } = useServices();
  return (
    <FiguresSection
      title={t('How it is going')}
      of="candidate"
      load={(args) => client.call('candidateStats', args)}
    >
      {(stats) =>
        stats.picks + stats.applications === 0 ? (
          <Typography color="text.secondary">
            {t('Figures appear here once a job has picked you or you have applied.')}
          </Typography>
        ) : (
          <>
            <FigureCards figures={cardsOf(stats)} />
            <TrendChart level="h3" asBars title={t('Over time')} days={stats.series} lines={trendLines()} />
            <CompareChart
              level="h3"
              title={t('Where your applications stand')}
              head={t('Stage')}
              rows={placeRows(stats)}
              columns={[{ name: 'applications', label: t('Applications') }]}
              empty={t('You have not applied yet.')}
            />
          </>
        )
      }
    </FiguresSection>
  );
}
