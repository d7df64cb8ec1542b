/** The icon of each resource; apart from their declarations, which every page loads with the routes. */
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import MailOutline from '@mui/icons-material/MailOutlineOutlined';
import PeopleOutline from '@mui/icons-material/PeopleOutlineOutlined';
import TextSnippet from '@mui/icons-material/TextSnippetOutlined';
import VpnKey from '@mui/icons-material/VpnKeyOutlined';
import WorkOutline from '@mui/icons-material/WorkOutlineOutlined';
import type { ComponentType } from 'react';
import type { ResourceName } from '../../../client/resources.ts';

export const resourceIcons: Readonly<Record<ResourceName, ComponentType>> = {
  applications: AssignmentOutlined,
  'daily-candidates': PeopleOutline,
  employers: Business,
  invitations: MailOutline,
  jobs: WorkOutline,
  'machine-keys': VpnKey,
  'message-templates': TextSnippet,
  people: PeopleOutline,
  recruiters: BadgeOutlined,
};
