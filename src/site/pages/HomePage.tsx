import Typography from '@mui/material/Typography';
import { t } from '../../i18n/t.ts';
import { Cards } from '../parts/Cards.tsx';
import { Closing } from '../parts/Closing.tsx';
import { Feature } from '../parts/Feature.tsx';
import { Figures } from '../parts/Figures.tsx';
import { Hero } from '../parts/Hero.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { NeverCounts } from '../parts/NeverCounts.tsx';
import { PlanCards } from '../parts/PlanCards.tsx';
import { Section } from '../parts/Section.tsx';
import { Shot } from '../parts/Shot.tsx';
import { Stack } from '../parts/Stack.tsx';
import type { PublicPageProps } from './publicPage.ts';

/** `/` */
export function HomePage({ plans }: PublicPageProps) {
  return (
    <>
      <Hero />
      <Figures />
      <WhatChanges />
      <FourSteps />
      <Section
        title={t('What never counts')}
        lead={t(
          'Pictures are not read at all. A test changes each of the others in a resume and expects the very same score.',
        )}
      >
        <NeverCounts />
      </Section>
      <Section
        ground="sunken"
        centered
        title={t('One plan for each role')}
        lead={t('Registering, browsing, applying and answering are free. A plan unlocks the daily lists.')}
      >
        <PlanCards plans={plans} />
      </Section>
      <Section>
        <Feature
          title={t('If we break the promise, the month is on us')}
          text={t(
            'An application left without an answer after the promised date, or a week without one good candidate for an open job we estimated some for: the server notices by itself and credits that month of the plan.',
          )}
        >
          <Typography component="div" sx={{ display: 'grid', justifyItems: { xs: 'start', md: 'end' } }}>
            <LinkButton href="/guarantee" look="outlined">
              {t('How the guarantee is computed')}
            </LinkButton>
          </Typography>
        </Feature>
      </Section>
      <Closing />
    </>
  );
}

/** List, reasons and standing, each with a picture of it. */
function WhatChanges() {
  return (
    <Section title={t('What changes')}>
      <Stack>
        <Feature
          title={t('A list you finish with your first coffee')}
          text={t(
            'No pool of four hundred to wade through. Each open job gets up to ten people a day, best first, and fewer when fewer fit. You save, invite or pass, and the day is done.',
          )}
          points={[
            t('Every morning at 06:00 UTC, and at once for a job you have just opened'),
            t('No one twice: people you passed on or invited never come back for that job'),
            t('An empty list says what removed most people, and what relaxing it would bring'),
          ]}
        >
          <Shot name="dailyList" />
        </Feature>
        <Feature
          side="left"
          title={t('Every reason can be checked')}
          text={t(
            'Each criterion of the job gets an answer and the words it rests on. One click shows them in the resume. What a resume does not say is unknown: never a no, and never a point.',
          )}
          points={[
            t('Must-haves and nice-to-haves kept apart'),
            t('Every “meets” quotes what it rests on'),
            t('A must-have that is not met caps the score, whatever else is good'),
          ]}
        >
          <Shot name="evidence" />
        </Feature>
        <Feature
          narrow
          title={t('Candidates know where they stand')}
          text={t(
            'Applicants see their stage and the day of the next answer, and get the reason when it is a no. Invitations name the salary before anything else.',
          )}
          points={[
            t('See which jobs picked you, and on what grounds'),
            t('Correct what was read wrongly from your resume'),
            t('Nobody is rejected by a machine'),
          ]}
        >
          <Shot name="standing" />
        </Feature>
      </Stack>
    </Section>
  );
}

/** From an open job to a hire. */
function FourSteps() {
  return (
    <Section
      ground="paper"
      title={t('From open job to hire, without the pile')}
      lead={t('Four steps, the same for every job. The longest one is reading ten short reasons.')}
    >
      <Cards
        numbered
        columns={2}
        items={[
          {
            title: t('Say what the job needs'),
            text: t(
              'Write the job; must-haves and nice-to-haves are proposed from your words. You keep, change or drop them.',
            ),
          },
          {
            title: t('Read the morning list'),
            text: t(
              'Ranked people with quotations. Pass with a reason, and the job proposes a sharper criterion.',
            ),
          },
          {
            title: t('Invite with the salary named'),
            text: t(
              'Candidates have five days to answer. Those who accept are on your board, in the first stage.',
            ),
          },
          {
            title: t('Answer on time'),
            text: t(
              'Every move promises the next answer within seven days, and your home page says whom to answer today.',
            ),
          },
        ]}
      />
    </Section>
  );
}
