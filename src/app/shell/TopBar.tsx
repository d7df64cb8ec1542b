import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { NoticesButton } from '../../../resources/notices/NoticesButton.tsx';
import { SchemeSwitch } from '../../product/page/SchemeSwitch.tsx';
import { mayUse, type Viewer } from '../../session/access.ts';
import { PageHeading } from './PageHeading.tsx';
import { SearchButton } from './search/SearchButton.tsx';
import { UserMenu } from './UserMenu.tsx';

interface TopBarProps {
  viewer: Viewer;
  /** Goes before the heading. */
  start?: ReactNode;
  /** Goes behind the heading. */
  navigation?: ReactNode;
}

/** The line over every page: where one is, and what is about oneself. */
export function TopBar({ viewer, start, navigation }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        // On a phone the heading needs what is left beside the buttons, which have room of their own.
        gap: { xs: 0, sm: 1 },
        minHeight: 64,
        px: { xs: 2, md: 4 },
        py: 1,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {start}
      <PageHeading />
      {navigation}
      {mayUse('search.use', viewer) && <SearchButton viewer={viewer} />}
      {mayUse('notices.list', viewer) && <NoticesButton role={viewer.role} />}
      <SchemeSwitch />
      <UserMenu />
    </Box>
  );
}
