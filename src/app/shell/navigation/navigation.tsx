/** The menu of each role; entries appear only where the permission table allows them. */
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import QueueIcon from '@mui/icons-material/ChecklistOutlined';
import PlanIcon from '@mui/icons-material/CreditCardOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import FiguresIcon from '@mui/icons-material/InsightsOutlined';
import type { ReactNode } from 'react';
import { applications } from '../../../../resources/applications/index.ts';
import { employerJobs } from '../../../../resources/employer-jobs/index.ts';
import { jobs } from '../../../../resources/jobs/index.ts';
import { machines } from '../../../../resources/machines/index.ts';
import { messageTemplates } from '../../../../resources/message-templates/index.ts';
import { people } from '../../../../resources/people/index.ts';
import { recruiters } from '../../../../resources/recruiters/index.ts';
import { type Address, addresses } from '../../../../schemas/addresses.ts';
import type { Permission } from '../../../../schemas/calls/permissions.ts';
import type { Role } from '../../../../schemas/user.ts';
import type { ResourceName } from '../../../client/resources.ts';
import { type LazyText, t } from '../../../i18n/t.ts';
import type { Resource, View } from '../../../routing/resource.ts';
import { mayUse, type Viewer } from '../../../session/access.ts';
import { resourceIcons } from './resourceIcons.ts';

/** A page that can be found by its name. */
export interface NamedPage {
  label: LazyText;
  to: Address;
  permission: Permission;
  /** Further words people call it by. */
  alsoCalled?: LazyText;
}

export interface NavigationItem extends NamedPage {
  icon: ReactNode;
  /** Whether it stands for its own page only, and not for those below its address. */
  exact?: true;
}

/** A resource with a list. */
interface ListedResource extends Pick<Resource, 'name' | 'label'> {
  views: { list: View };
}

function iconOf(name: ResourceName) {
  const Icon = resourceIcons[name];
  return <Icon />;
}

/** A resource's list, as the resource says it. */
const listOf = ({ name, label, views }: ListedResource) => ({
  label,
  icon: iconOf(name),
  permission: views.list.permission,
});

const planWords = () => t('subscription, payment, invoices');
const figuresWords = () => t('statistics, funnel, time to hire');
const profileWords = () => t('account, settings, password');

const items: Readonly<Record<Role, readonly NavigationItem[]>> = {
  RECRUITER: [
    {
      label: () => t('Home'),
      to: addresses.recruiter.home,
      icon: <HomeIcon />,
      permission: 'stats.recruiter',
      exact: true,
    },
    {
      label: () => t('Queue'),
      to: addresses.recruiter.queue,
      icon: <QueueIcon />,
      alsoCalled: () => t('morning queue, picks, review'),
      permission: 'daily-candidates.setStatus',
    },
    { ...listOf(jobs), to: addresses.recruiter.jobs },
    {
      ...listOf(people),
      to: addresses.recruiter.people,
      alsoCalled: () => t('candidates, notes, tags'),
    },
    {
      label: () => t('Plan'),
      to: addresses.recruiter.subscription,
      icon: <PlanIcon />,
      alsoCalled: planWords,
      permission: 'subscriptions.show',
    },
    {
      label: () => t('Profile'),
      to: addresses.recruiter.profile,
      icon: <AccountIcon />,
      alsoCalled: profileWords,
      permission: 'recruiters.show',
    },
  ],
  EMPLOYER: [
    {
      label: () => t('Home'),
      to: addresses.employer.home,
      icon: <HomeIcon />,
      permission: 'recruiters.list',
      exact: true,
    },
    { ...listOf(employerJobs), to: addresses.employer.jobs, alsoCalled: () => t('pipelines, applications') },
    { ...listOf(recruiters), to: addresses.employer.recruiters },
    {
      label: () => t('Figures'),
      to: addresses.employer.figures,
      icon: <FiguresIcon />,
      alsoCalled: figuresWords,
      permission: 'stats.employer',
    },
    {
      label: () => t('Plan'),
      to: addresses.employer.subscription,
      icon: <PlanIcon />,
      alsoCalled: planWords,
      permission: 'subscriptions.show',
    },
    {
      label: () => t('Profile'),
      to: addresses.employer.profile,
      icon: iconOf('employers'),
      alsoCalled: profileWords,
      permission: 'employers.show',
    },
  ],
  CANDIDATE: [
    {
      label: () => t('Home'),
      to: addresses.candidate.home,
      icon: <HomeIcon />,
      permission: 'daily-candidates.mine',
      exact: true,
    },
    { ...listOf(jobs), to: addresses.candidate.jobs },
    { ...listOf(applications), to: addresses.candidate.applications },
    {
      label: () => t('Plan'),
      to: addresses.candidate.subscription,
      icon: <PlanIcon />,
      alsoCalled: planWords,
      permission: 'subscriptions.show',
    },
    {
      label: () => t('Profile'),
      to: addresses.candidate.profile,
      icon: <AccountIcon />,
      alsoCalled: profileWords,
      permission: 'candidates.show',
    },
  ],
};

const templatesAt = (to: Address): NamedPage => ({
  label: messageTemplates.label,
  to,
  permission: messageTemplates.views.list.permission,
  alsoCalled: () => t('texts, snippets'),
});

/** Pages the menu has no room for. */
const furtherPages: Readonly<Record<Role, readonly NamedPage[]>> = {
  RECRUITER: [
    {
      label: () => t('Figures'),
      to: addresses.recruiter.figures,
      permission: 'stats.recruiter',
      alsoCalled: figuresWords,
    },
    { label: () => t('New job'), to: addresses.recruiter.newJob, permission: 'jobs.create' },
    templatesAt(addresses.recruiter.messageTemplates),
  ],
  EMPLOYER: [
    templatesAt(addresses.employer.messageTemplates),
    {
      label: machines.label,
      to: addresses.employer.machines,
      permission: machines.views.list.permission,
      alsoCalled: () => t('API keys, integrations, webhooks'),
    },
  ],
  CANDIDATE: [
    {
      label: () => t('Saved jobs'),
      to: addresses.candidate.saved,
      permission: 'jobs.mark',
      alsoCalled: () => t('saved searches, hidden jobs, job alerts'),
    },
    {
      label: () => t('Edit profile'),
      to: addresses.candidate.editProfile,
      permission: 'candidates.edit',
    },
  ],
};

const usableBy =
  (viewer: Viewer) =>
  ({ permission }: NamedPage) =>
    mayUse(permission, viewer);

/** The signed-in user's menu. */
export const navigationOf = (viewer: Viewer): NavigationItem[] => items[viewer.role].filter(usableBy(viewer));

/** Every page that can be found by its name: the menu's, and those it has no room for. */
export const namedPagesOf = (viewer: Viewer): NamedPage[] => [
  ...navigationOf(viewer),
  ...furtherPages[viewer.role].filter(usableBy(viewer)),
];
