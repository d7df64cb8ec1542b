import { useDataProvider } from 'react-admin';
import { needsPlan, plansOf } from '../../../resources/planNeeded.ts';
import { CompareChart } from '../../components/CompareChart.tsx';
import { PlanOffer } from '../../components/PlanOffer.tsx';
import { t } from '../../i18n/t.ts';
import type { HiredayDataProvider } from '../../providers/dataProvider.ts';
import { ChartGrid } from '../figures/ChartGrid.tsx';
import { FigureCards } from '../figures/FigureCards.tsx';
import { FiguresSection } from '../figures/FiguresSection.tsx';
import { JobTrends } from '../figures/JobTrends.tsx';
import { cardsOf, comparedColumns, jobRows, recruiterRows } from '../figures/jobFigures.ts';
import { JobsByStatus } from './JobsByStatus.tsx';

/** The figures of the organisation; without a plan, what it would show. */
export function EmployerFigures() {
  const dataProvider = useDataProvider<HiredayDataProvider>();
  return (
    <FiguresSection
      title={t('Your organisation')}
      of="employer"
      load={(args) => dataProvider.employerStats(args)}
      instead={(error) =>
        needsPlan(error) ? (
          <PlanOffer
            level="h3"
            title={t('Figures of your organisation need a plan')}
            plans={plansOf('EMPLOYER')}
          />
        ) : undefined
      }
    >
      {(stats) => (
        <>
          <FigureCards figures={cardsOf(stats)} />
          <ChartGrid>
            <CompareChart
              level="h3"
              title={t('Recruiter by recruiter')}
              head={t('Recruiter')}
              rows={recruiterRows(stats.perRecruiter)}
              columns={comparedColumns()}
              tone="info"
            />
            <JobsByStatus counts={stats.jobsByStatus} />
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
