import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/t.ts';
import { Cards } from '../parts/Cards.tsx';
import { Closing } from '../parts/Closing.tsx';
import { PageTop } from '../parts/PageTop.tsx';
import { Section } from '../parts/Section.tsx';

const story = () => [
  t(
    'Hiring has become a pile on one side and silence on the other. Recruiters get hundreds of applications and read few of them. Candidates write hundreds and never hear back from most.',
  ),
  t(
    'More of either does not help. A short list you can finish, reasons you can check, and a date by which someone answers do. That is the whole product.',
  ),
  t(
    'It is called Hireday because a day is its unit: the list is for today, it is short enough for today, and tomorrow brings another.',
  ),
];

/** `/about` */
export function AboutPage() {
  return (
    <>
      <PageTop
        title={t('Hiring, one honest morning at a time')}
        lead={t(
          'Hireday finds the few people who fit a job, says why, and tells both sides when they will hear from each other.',
        )}
      />
      <Section>
        <Box sx={{ maxWidth: 760, display: 'grid', gap: 2.5 }}>
          {story().map((text) => (
            <Typography
              key={text}
              sx={{ fontSize: { xs: '1.0625rem', md: '1.1875rem' }, lineHeight: 1.6, textWrap: 'pretty' }}
            >
              {text}
            </Typography>
          ))}
        </Box>
      </Section>
      <Section ground="paper" title={t('What we hold ourselves to')}>
        <Cards
          columns={2}
          items={[
            {
              title: t('A reason, or no claim'),
              text: t(
                'Whatever a list says about a person, it quotes. What it does not know, it calls unknown.',
              ),
            },
            {
              title: t('Both sides see the same'),
              text: t(
                'A candidate reads the same criteria and the same answers the recruiter reads, and can correct them.',
              ),
            },
            {
              title: t('People decide about people'),
              text: t(
                'The product ranks and quotes. It invites nobody, rejects nobody, and changes no criterion by itself.',
              ),
            },
            {
              title: t('Who you are is not what you can do'),
              text: t('Name, e-mail address, photo, gender, age and school years never enter a score.'),
            },
          ]}
        />
      </Section>
      <Section title={t('What it refuses to do')}>
        <Cards
          items={[
            {
              title: t('No selling of people'),
              text: t('Nobody sees a candidate who is not in one of their lists or among their applicants.'),
            },
            {
              title: t('No paid places'),
              text: t('A plan makes a candidate eligible. It never moves anyone up.'),
            },
            {
              title: t('No hostages'),
              text: t(
                'When a plan ends, nothing is deleted. Everyone can download what is held about them in one file.',
              ),
            },
          ]}
        />
      </Section>
      <Closing />
    </>
  );
}
