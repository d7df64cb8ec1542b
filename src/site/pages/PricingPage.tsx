import { t } from '../../i18n/t.ts';
import { Cards } from '../parts/Cards.tsx';
import { Closing } from '../parts/Closing.tsx';
import { PageTop } from '../parts/PageTop.tsx';
import { PlanCards } from '../parts/PlanCards.tsx';
import { Questions } from '../parts/Questions.tsx';
import { Section } from '../parts/Section.tsx';
import type { PublicPageProps } from './publicPage.ts';

const questions = () => [
  {
    question: t('What happens when a plan ends?'),
    answer: t(
      'Open jobs go on hold, and you get an e-mail a week before and a day before. Nothing is deleted: subscribe again and open them where they were.',
    ),
  },
  {
    question: t('Can a company try it first?'),
    answer: t(
      'Yes. A company that has proved its domain by a DNS record sees the first list of one job whole, without a plan and without a card.',
    ),
  },
  {
    question: t('Does a team pay for each recruiter?'),
    answer: t("No. An employer's plan covers all its recruiters; they need none of their own."),
  },
  {
    question: t('Can I change between monthly and yearly?'),
    answer: t('Yes, at any time. What is left of the running period is set off against the new one.'),
  },
  {
    question: t('Does paying move a candidate up the list?'),
    answer: t(
      'No. A plan makes a candidate eligible to be picked. The rank comes from the resume and the job, and from nothing else.',
    ),
  },
  {
    question: t('What if the lists are no good?'),
    answer: t(
      'If a job for which we estimated good candidates is open for a week and its lists brought no one worth saving or inviting, we credit that month of the plan without your asking. The page on the guarantee says which jobs count and how that is computed.',
    ),
  },
];

/** `/pricing` */
export function PricingPage({ plans }: PublicPageProps) {
  return (
    <>
      <PageTop
        title={t('One plan for each role. The rest is free.')}
        lead={t(
          'Pay by the month or by the year. Cancel whenever you like: the plan runs to the end of the paid period, and you can undo the cancellation until then.',
        )}
      />
      <Section centered title={t('Choose your side')}>
        <PlanCards plans={plans} />
      </Section>
      <Section
        ground="paper"
        title={t('Free, for as long as you like')}
        lead={t('You pay for the daily lists. Taking part is free.')}
      >
        <Cards
          items={[
            {
              title: t('Candidates'),
              text: t(
                'Profile and resume, every open job and how you fit it, applying, answering invitations, your applications with their promised dates.',
              ),
            },
            {
              title: t('Recruiters'),
              text: t(
                'Writing jobs as drafts, applications and the board, answering candidates, the history of every application.',
              ),
            },
            {
              title: t('Employers'),
              text: t(
                "Letting recruiters in, suspending them, seeing their jobs, the organisation's profile.",
              ),
            },
          ]}
        />
      </Section>
      <Section title={t('Questions')}>
        <Questions items={questions()} />
      </Section>
      <Closing />
    </>
  );
}
