import { addresses } from '../../../schemas/addresses.ts';
import { t } from '../../../src/i18n/t.ts';
import { CompareChart } from '../../../src/product/charts/CompareChart.tsx';
import { useServices } from '../../../src/session/session.tsx';
import { ChartGrid } from '../figures/ChartGrid.tsx';
import { FigureCards } from '../figures/FigureCards.tsx';
import { FiguresSection } from '../figures/FiguresSection.tsx';
import { JobTrends } from '../figures/JobTrends.tsx';
import { cardsOf, comparedColumns, jobRows } from '../figures/jobFigures.ts';
import { MoreFigures } from '../figures/MoreFigures.tsx';

/** How a recruiter's own jobs go. */
export function RecruiterFigures() {
  const { client } = useServices();
  return (
    <FiguresSection
      title={t('Your figures')}
      of="recruiter"
      load={(args) => client.call('recruiterStats', args)}
    >
      {(stats) => (
        <>
          <FigureCards figures={cardsOf(stats)} />
          <MoreFigures to={addresses.recruiter.figures} />
          <ChartGrid>
            <JobTrends series={stats.series} />
            <CompareChart
              level="h3"
              title={t('Job by job')}
              head={t('Job')}
              rows={jobRows(stats.perJob)}
              columns={comparedColumns()}
            />
          </ChartGrid>
        </>
      )}
    </FiguresSection>
  );
}
