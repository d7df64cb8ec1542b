import { t } from '../../i18n/t.ts';
import { Bands } from '../parts/Bands.tsx';
import { Cards } from '../parts/Cards.tsx';
import { Closing } from '../parts/Closing.tsx';
import { Day } from '../parts/Day.tsx';
import { NeverCounts } from '../parts/NeverCounts.tsx';
import { PageTop } from '../parts/PageTop.tsx';
import { Section } from '../parts/Section.tsx';

/** `/how-it-works` */
export function HowItWorksPage() {
  return (
    <>
      <PageTop
        title={t('From a resume to a reason you can check')}
        lead={t('What is read, how it is compared, when the list comes, and what nobody ever looks at.')}
      />
      <Section
        title={t('A day, for both sides')}
        lead={t('The same day, seen from the desk and from the other side of it. Times are in UTC.')}
      >
        <Day />
      </Section>
      <Section
        ground="paper"
        title={t('How a score is made')}
        lead={t('No black box: a handful of rules, the same for everyone, and each answer beside the score.')}
      >
        <Cards
          numbered
          items={[
            {
              title: t('The job becomes criteria'),
              text: t(
                'Skills, years, education, place or any words, each a must-have or a nice-to-have. They are proposed from the job’s text; the recruiter decides.',
              ),
            },
            {
              title: t('The resume becomes facts'),
              text: t(
                'Skills, positions and degrees, each with the words it was read from. The candidate checks them and corrects what is wrong.',
              ),
            },
            {
              title: t('Each criterion gets an answer'),
              text: t(
                'Meets, partly, does not meet, or unknown. Unknown is what the resume does not say: it is never taken for a no, and it earns no point.',
              ),
            },
            {
              title: t('The answers make the score'),
              text: t(
                'Must-haves weigh more than nice-to-haves. A must-have that is not met caps the band, so that a long list of extras cannot hide it.',
              ),
            },
            {
              title: t('The best ten make the list'),
              text: t(
                'Fewer rather than filler: nobody under a possible fit is listed, and nobody is in more than five lists a day.',
              ),
            },
            {
              title: t('Decisions sharpen the job'),
              text: t(
                'Pass with a reason and the job proposes a change of its criteria. It is made only when the recruiter accepts it.',
              ),
            },
          ]}
        />
      </Section>
      <Section
        title={t('Four bands, in words')}
        lead={t('A score from 0 to 100 sorts the list. The band says what to expect.')}
      >
        <Bands />
      </Section>
      <Section
        ground="sunken"
        title={t('What never counts')}
        lead={t(
          'Pictures are not read at all. A test changes each of the others in a resume and expects the very same score.',
        )}
      >
        <NeverCounts />
      </Section>
      <Closing />
    </>
  );
}
