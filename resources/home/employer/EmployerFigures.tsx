import { addresses } from '../../../schemas/addresses.ts';
import { t } from '../../../src/i18n/t.ts';
import { CompareChart } from '../../../src/product/charts/CompareChart.tsx';
import { useServices } from '../../../src/session/session.tsx';
import { PlanOffer } from '../../common/PlanOffer.tsx';
import { needsPlan, plansOf } from '../../common/planNeeded.ts';
import { ChartGrid } from '../figures/ChartGrid.tsx';
import { FigureCards } from '../figures/FigureCards.tsx';
import { FiguresSection } from '../figures/FiguresSection.tsx';
import { JobTrends } from '../figures/JobTrends.tsx';
import { cardsOf, comparedColumns, jobRows, recruiterRows } from '../figures/jobFigures.ts';
import { MoreFigures } from '../figures/MoreFigures.tsx';
import { JobsByStatus } from './JobsByStatus.tsx';

/** The figures of the organisation; without a plan, what it would show. */
export function EmployerFigures() {
  const { client } = useServices();
  return (
    <FiguresSection
      title={t('Your organisation')}
      of="employer"
      load={(args) => client.call('employerStats', args)}
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
          <MoreFigures to={addresses.employer.figures} />
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
