/** The parts of a role's home, and their places. */
import { type Address, addresses } from '../../../../schemas/addresses.ts';
import type { Role } from '../../../../schemas/user.ts';
import { type LazyText, t } from '../../../i18n/t.ts';

export interface TourStep {
  /** CSS selector of what it points at. */
  target: string;
  /** Where that is: an entry of the menu, which the step stands beside, or a part of the page, which it leaves free. */
  on: 'menu' | 'page';
  title: LazyText;
  text: LazyText;
}

const nextSection = 'section[aria-labelledby="next"]';
const next = { target: nextSection, on: 'page' } as const;
const figures = { target: `${nextSection} + section`, on: 'page' } as const;
const inMenu = (page: Address) => ({ target: `nav a[href^="${page}"]`, on: 'menu' }) as const;

/** In order; each stands where it points at as soon as that is on the screen. */
export const tourSteps: Readonly<Record<Role, readonly TourStep[]>> = {
  RECRUITER: [
    {
      ...next,
      title: () => t('Start here in the morning'),
      text: () =>
        t(
          'Everything that needs you is here, the most urgent first: new picks, answers you promised, people who accepted.',
        ),
    },
    {
      ...inMenu(addresses.recruiter.jobs),
      title: () => t('A daily list for every open job'),
      text: () =>
        t(
          'Each morning an open job gets a short, ranked list of candidates. Look at each one and save, pass or invite.',
        ),
    },
    {
      ...inMenu(addresses.recruiter.jobs),
      title: () => t('Every reason can be checked'),
      text: () =>
        t(
          'A pick says for each criterion what the resume states, word for word. Choose the quotation to see it in the resume.',
        ),
    },
    {
      ...inMenu(addresses.recruiter.subscription),
      title: () => t('Your plan'),
      text: () =>
        t(
          'You need a plan, yours or your employer’s, to open jobs and read daily lists. See it, change it or end it here.',
        ),
    },
  ],
  EMPLOYER: [
    {
      ...next,
      title: () => t('What needs you'),
      text: () =>
        t('Recruiters waiting for approval, and everything else that needs a decision, come first here.'),
    },
    {
      ...inMenu(addresses.employer.recruiters),
      title: () => t('Your recruiters'),
      text: () => t('Approve and suspend them, and see their jobs and what came of them.'),
    },
    {
      ...figures,
      title: () => t('How the work goes'),
      text: () => t('Lists, invitations, interviews and hires. Every chart has a table you can download.'),
    },
    {
      ...inMenu(addresses.employer.subscription),
      title: () => t('Your plan'),
      text: () => t('One plan covers all your recruiters. See it, change it or end it here.'),
    },
  ],
  CANDIDATE: [
    {
      ...next,
      title: () => t('What to do next'),
      text: () => t('Invitations, answers and new jobs that need you are here, the most urgent first.'),
    },
    {
      ...inMenu(addresses.candidate.profile),
      title: () => t('What your resume says'),
      text: () =>
        t('Jobs find you by the facts read from your resume. Check them, and correct what is wrong.'),
    },
    {
      ...inMenu(addresses.candidate.jobs),
      title: () => t('Jobs that fit you'),
      text: () =>
        t('The best fit comes first, with the reason why, and the pay where the employer states it.'),
    },
    {
      ...inMenu(addresses.candidate.applications),
      title: () => t('Invitations and applications'),
      text: () =>
        t(
          'Answer recruiters who invite you, and follow your applications with the day an answer is promised by.',
        ),
    },
    {
      ...inMenu(addresses.candidate.subscription),
      title: () => t('Your plan'),
      text: () => t('With a plan jobs pick you for their daily lists. Everything else is free.'),
    },
  ],
};
