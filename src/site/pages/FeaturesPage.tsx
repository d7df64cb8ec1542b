import { t } from '../../i18n/t.ts';
import { Cards } from '../parts/Cards.tsx';
import { Closing } from '../parts/Closing.tsx';
import { Feature } from '../parts/Feature.tsx';
import { PageTop } from '../parts/PageTop.tsx';
import { Section } from '../parts/Section.tsx';
import { Shot } from '../parts/Shot.tsx';
import { Stack } from '../parts/Stack.tsx';

/** `/features` */
export function FeaturesPage() {
  return (
    <>
      <PageTop
        title={t('Everything a hiring day needs, and nothing to wade through')}
        lead={t('Three kinds of people use Hireday. Each has a place of their own, made for what they do.')}
      />
      <ForRecruiters />
      <ForCandidates />
      <ForEmployers />
      <Underneath />
      <Closing />
    </>
  );
}

/** List, evidence and board. */
function ForRecruiters() {
  return (
    <Section title={t('For recruiters')}>
      <Stack>
        <Feature
          title={t('The morning list')}
          text={t(
            'One screen per job and day. Decide with the mouse or without leaving the keyboard, and take any decision back.',
          )}
          points={[
            t('Save, invite, pass or snooze; every key is one press'),
            t('The day before is one click away, unchanged'),
            t('Filters for what you look at today'),
          ]}
        >
          <Shot name="dailyList" />
        </Feature>
        <Feature
          side="left"
          title={t('The resume, with the evidence marked')}
          text={t('PDF, Word or plain text, beside the criteria. Click a quotation to see it in its place.')}
        >
          <Shot name="evidence" />
        </Feature>
        <Feature
          title={t('A board for each job')}
          text={t(
            'Your own stages. Drag with mouse, finger or keyboard; the candidate sees the move at once, with the new promised date.',
          )}
          points={[
            t('Rejecting asks for a reason, and sends it if you like'),
            t('Every move is kept in the history of the application'),
          ]}
        >
          <Shot name="board" />
        </Feature>
      </Stack>
    </Section>
  );
}

/** Where one stands. */
function ForCandidates() {
  return (
    <Section ground="paper" title={t('For candidates')}>
      <Stack>
        <Feature
          narrow
          side="left"
          title={t('Your standing, in plain words')}
          text={t('Where each application is, who moved it when, and the day the next answer is due.')}
          points={[
            t('Jobs sorted by how well you fit, with the reason'),
            t('Every invitation names the salary; a job without one says so'),
            t('Fix what was read wrongly from your resume'),
          ]}
        >
          <Shot name="standing" />
        </Feature>
      </Stack>
    </Section>
  );
}

/** The whole organisation. */
function ForEmployers() {
  return (
    <Section title={t('For employers')}>
      <Feature
        title={t('Your recruiters and their results')}
        text={t(
          'Approve who recruits in your name, suspend with a click, and see jobs, lists and results of the whole organisation.',
        )}
      >
        <Shot name="employer" />
      </Feature>
    </Section>
  );
}

/** All three have these in common. */
function Underneath() {
  return (
    <Section
      ground="sunken"
      title={t('Underneath')}
      lead={t('Things you notice only when they are missing elsewhere.')}
    >
      <Cards
        items={[
          {
            title: t("A candidate's data is the candidate's"),
            text: t(
              'Everyone downloads what is held about them as one ZIP in open formats, and erases their account themselves. What stays has no name of theirs on it.',
            ),
          },
          {
            title: t('Everything by keyboard'),
            text: t('Screens work without a mouse and with a screen reader, in light and dark.'),
          },
          {
            title: t('An open API'),
            text: t(
              'Your own programs can use all of it, described in OpenAPI, with the same rules and the same rights.',
            ),
          },
          {
            title: t('On any phone'),
            text: t(
              'Every page is there on a phone and fits a screen 320 pixels wide. Boards and wide tables scroll in their own frame.',
            ),
          },
          {
            title: t('Bring what you have'),
            text: t(
              'Recruiters bring people and jobs from other systems as CSV files, and folders of resumes as a ZIP. Rows and files with errors are listed with the reason; the others go on, and everyone is asked by e-mail first.',
            ),
          },
          {
            title: t('Passwords done right'),
            text: t(
              'One-time codes, every device signed out when a password changes, and guessing stopped early.',
            ),
          },
        ]}
      />
    </Section>
  );
}
