import TourIcon from '@mui/icons-material/ExploreOutlined';
import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlined';
import SwitchIcon from '@mui/icons-material/SwapHorizOutlined';
import TemplatesIcon from '@mui/icons-material/TextSnippetOutlined';
import SoftwareIcon from '@mui/icons-material/VpnKeyOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { switchWords } from '../../../resources/areas/areaWords.ts';
import { addresses, areaOfRole } from '../../../schemas/addresses.ts';
import type { User } from '../../../schemas/user.ts';
import { mayLeave, maySignOut } from '../../components/toasts/leaving.ts';
import { notify } from '../../components/toasts/notify.ts';
import { finishPostponedActs } from '../../components/toasts/postponedActs.ts';
import { Initials } from '../../components/values/Initials.tsx';
import { initialsOf } from '../../components/values/initialsOf.ts';
import { t } from '../../i18n/t.ts';
import { languageItems } from '../../product/page/languageItems.tsx';
import { useChooseLocale } from '../../product/page/useChooseLocale.ts';
import { mayUse } from '../../session/access.ts';
import { displayName } from '../../session/identity.ts';
import { useCurrentUser, useProfile, useServices, useSignOut } from '../../session/session.tsx';
import { type Profile, viewerOf } from '../../session/sessionQueries.ts';
import { otherRole, switchArea } from '../../session/switchArea.ts';
import { askForTour } from './tour/tourRequest.ts';

const RecruitMyself = lazy(async () => ({
  default: (await import('../../../resources/areas/RecruitMyselfDialog.tsx')).RecruitMyselfDialog,
}));

interface AreaEntryProps {
  user: User;
  onClose: () => void;
  /** Asks for what a recruiter needs, before there is that area. */
  onRecruit: () => void;
}

/** The way to the other area of the account, or to having one. */
function AreaEntry({ user, onClose, onRecruit }: AreaEntryProps) {
  const services = useServices();
  const other = otherRole(user);
  if (!other && user.role !== 'EMPLOYER') return null;
  const go = async () => {
    onClose();
    if (!other) {
      onRecruit();
      return;
    }
    if (!(await mayLeave())) return;
    await finishPostponedActs();
    await switchArea(services, other).catch((error: unknown) =>
      notify(error instanceof Error ? error.message : t('Try again in a moment.'), { kind: 'error' }),
    );
  };
  return (
    <MenuItem onClick={() => void go()}>
      <ListItemIcon>
        <SwitchIcon fontSize="small" />
      </ListItemIcon>
      {other && other !== 'CANDIDATE' ? switchWords[other]() : t('Recruit yourself')}
    </MenuItem>
  );
}

/** Who is signed in, the way to the profile, the language, and the way out. */
export function UserMenu() {
  const { data: user } = useCurrentUser();
  const { data: profile } = useProfile();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const [isRecruiting, setRecruiting] = useState(false);
  const chooseLocale = useChooseLocale();
  if (!user) return null;
  const name = (profile && displayName(user.role, profile)) || user.email;
  // There is nothing to be shown to a recruiter who is not let in.
  const hasTour = profile !== undefined && mayUse('preferences.edit', viewerOf({ user, profile }));
  const leave = async () => {
    close();
    if (!(await mayLeave())) return;
    // Afterwards nobody may do what still waits behind a toast.
    await finishPostponedActs();
    if (!(await maySignOut())) return;
    await signOut();
  };
  const showTour = async () => {
    close();
    // People who stay on the page have not reached the home page, where it is shown.
    if (!(await mayLeave())) return;
    askForTour(true);
    await navigate({ to: addresses[areaOfRole(user.role)].home });
  };
  return (
    <>
      <AccountButton name={name} isOpen={anchor !== null} onOpen={setAnchor} />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 240 } } }}
      >
        <Person name={name} email={user.email} />
        <Divider component="li" role="presentation" sx={{ mb: 1 }} />
        {pagesOf(user, profile).map(({ to, icon, name }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            <ListItemIcon>{icon}</ListItemIcon>
            {name}
          </MenuItem>
        ))}
        <AreaEntry user={user} onClose={close} onRecruit={() => setRecruiting(true)} />
        {hasTour && (
          <MenuItem onClick={() => void showTour()}>
            <ListItemIcon>
              <TourIcon fontSize="small" />
            </ListItemIcon>
            {t('Show the tour')}
          </MenuItem>
        )}
        <Divider component="li" role="presentation" />
        <ListSubheader role="presentation" sx={{ lineHeight: 2.25, bgcolor: 'transparent' }}>
          {t('Language')}
        </ListSubheader>
        {languageItems((locale) => {
          close();
          void chooseLocale(locale);
        })}
        <Divider component="li" role="presentation" />
        <MenuItem onClick={() => void leave()}>
          <ListItemIcon>
            <SignOutIcon fontSize="small" />
          </ListItemIcon>
          {t('Sign out')}
        </MenuItem>
      </Menu>
      {isRecruiting && (
        <Suspense fallback={null}>
          <RecruitMyself onClose={() => setRecruiting(false)} />
        </Suspense>
      )}
    </>
  );
}

interface PageEntry {
  to: string;
  icon: ReactElement;
  name: string;
}

/** The pages about someone's own account: of a recruiter who is not let in, the profile alone. */
function pagesOf(user: User, profile: Profile | undefined): PageEntry[] {
  const area = addresses[areaOfRole(user.role)];
  const pages: PageEntry[] = [
    { to: area.profile, icon: <ProfileIcon fontSize="small" />, name: t('Profile') },
  ];
  const mayWrite = profile !== undefined && mayUse('message-templates.list', viewerOf({ user, profile }));
  if (mayWrite && 'messageTemplates' in area)
    pages.push({
      to: area.messageTemplates,
      icon: <TemplatesIcon fontSize="small" />,
      name: t('Message templates'),
    });
  if (user.role === 'EMPLOYER')
    pages.push({
      to: addresses.employer.machines,
      icon: <SoftwareIcon fontSize="small" />,
      name: t('Other software'),
    });
  return pages;
}

/** Whose menu it is. */
function Person({ name, email }: { name: string; email: string }) {
  return (
    <Box component="li" role="presentation" sx={{ px: 2.5, pt: 0.5, pb: 1.5 }}>
      <Typography component="p" variant="subtitle2">
        {name}
      </Typography>
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
    </Box>
  );
}

interface AccountButtonProps {
  name: string;
  isOpen: boolean;
  onOpen: (anchor: HTMLElement) => void;
}

function AccountButton({ name, isOpen, onOpen }: AccountButtonProps) {
  return (
    <Tooltip title={name}>
      <IconButton
        // Ends with what is seen, so that it can be said to a computer that listens.
        aria-label={t('Account of {name}, {initials}', { name, initials: initialsOf(name) })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => onOpen(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <Initials name={name} size={34} />
      </IconButton>
    </Tooltip>
  );
}
