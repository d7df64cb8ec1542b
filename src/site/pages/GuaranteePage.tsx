import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/t.ts';
import { Cards } from '../parts/Cards.tsx';
import { Closing } from '../parts/Closing.tsx';
import { PageTop } from '../parts/PageTop.tsx';
import { Questions } from '../parts/Questions.tsx';
import { Section } from '../parts/Section.tsx';

const promises = () => [
  {
    big: t('7 days'),
    title: t('An answer by the promised date'),
    text: t(
      'Applying, and every move to another stage, promises the next answer within seven days. The date stands on the application, for both sides. If that day ends without an answer, a candidate from outside the company who pays for a plan is credited the month.',
    ),
  },
  {
    big: t('1 week'),
    title: t('At least one good candidate'),
    text: t(
      'If a job for which we estimated good candidates is open for a week, and its recruiter saved or invited no one from its lists, the account that pays is credited the month: the recruiter’s, or else the employer’s.',
    ),
  },
];

/** `/guarantee` */
export function GuaranteePage() {
  return (
    <>
      <PageTop
        title={t('Two promises, counted by the server')}
        lead={t(
          'You need not claim this guarantee, and no one argues about it. The dates are in the product, and so is the sum.',
        )}
      />
      <Promises />
      <HowItIsComputed />
      <InDetail />
      <Closing />
    </>
  );
}

/** The two promises, in large figures. */
function Promises() {
  return (
    <Section>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {promises().map(({ big, title, text }) => (
          <Box
            key={title}
            sx={{
              p: { xs: 3, md: 4.5 },
              borderRadius: '16px',
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            }}
          >
            <Typography component="p" variant="figure" sx={{ fontSize: '2.75rem', color: 'primary.main' }}>
              {big}
            </Typography>
            <Typography component="h2" sx={{ mt: 1.5 }} variant="h2">
              {title}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 1, fontSize: '1.0625rem' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** From the promise to the credit. */
function HowItIsComputed() {
  return (
    <Section
      ground="paper"
      title={t('How it is computed')}
      lead={t('Every hour, from what the product has recorded anyway.')}
    >
      <Cards
        numbered
        items={[
          {
            title: t('The promise is written down'),
            text: t(
              'An application carries the day its next answer is due, and a job the number of good candidates that was estimated when it was opened. A list is stored as it was delivered, with what the recruiter decided about each candidate.',
            ),
          },
          {
            title: t('The server looks'),
            text: t(
              'It finds applications whose day has ended without an answer, and jobs that count and were open for seven days in a row while everyone on their lists was passed, or no one was listed.',
            ),
          },
          {
            title: t('The month is credited'),
            text: t(
              'The price of a monthly plan, a twelfth of a yearly one, taken off your next invoices. Your subscription page shows the credit with its reason, and what is being watched.',
            ),
          },
        ]}
      />
    </Section>
  );
}

/** Questions people ask about it. */
function InDetail() {
  return (
    <Section title={t('In detail')}>
      <Questions
        items={[
          {
            question: t('What counts as an answer?'),
            answer: t(
              'A move to another stage, a hire, or a rejection with its reason. A candidate who withdraws needs none.',
            ),
          },
          {
            question: t('When is a promised day over?'),
            answer: t(
              'When it is over everywhere: at noon UTC of the day after. The day itself is the same for both sides, wherever they are.',
            ),
          },
          {
            question: t('Where do I see it?'),
            answer: t(
              'On the subscription page of your dashboard: what is under the guarantee now and until when, and every credit with its reason.',
            ),
          },
          {
            question: t('Can I be credited twice for one month?'),
            answer: t(
              'No. A month of a plan is given back once, however many promises were broken in it, and an application is credited once.',
            ),
          },
          {
            question: t('Who says that a candidate is good?'),
            answer: t(
              'The recruiter, not our bands. A candidate who was saved, invited or taken to another stage was good, and one who was passed was not. The week is judged when the recruiter has decided about everyone listed in it. Where everyone we called good was passed, at most three months in twelve are given back.',
            ),
          },
          {
            question: t('Which jobs count?'),
            answer: t(
              'Those for which the estimate gave a number when they were opened: at least about ten people who would fit well. Words that are in none of our lists count there as if nobody had them, so a job that nobody can fit does not count. The page of each open job says whether it does.',
            ),
          },
          {
            question: t('Does a job on hold count?'),
            answer: t(
              'No. When the job is opened again, its week starts over. It also starts over, with a new estimate, when title, description or criteria of an open job are changed.',
            ),
          },
          {
            question: t('Does a job count twice?'),
            answer: t(
              'A job counts once a month. Opened again by the same company, or copied under the same title, a job that had its week counts only if it was closed for a month. And once its lists have brought as many candidates in the bands good and strong as were estimated, and the recruiter saved or invited one of them, the promise is kept.',
            ),
          },
          {
            question: t('When is a late answer not credited?'),
            answer: t(
              'When both sides are known to be one: the candidate’s address is at a domain of the company or in a mailbox of someone who works there, both were at one network address in the last sixty days, or both have paid with one card. A network that more than a hundred accounts use says nothing of two of them.',
            ),
          },
        ]}
      />
    </Section>
  );
}
