import Badge from '@mui/material/Badge';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@mui/utils';
import { Link } from '@tanstack/react-router';
import type { Address } from '../../../../schemas/addresses.ts';
import { touchTarget } from '../../../kit/touch.ts';
import type { NavigationItem } from './navigation.tsx';

/** The count behind an entry of the menu. */
export interface NavigationNews {
  count: number;
  /** Read out after the entry: "2 invitations wait". */
  words: string;
}

interface NavigationLinksProps {
  items: readonly NavigationItem[];
  /** By the address of the entry. */
  news?: Readonly<Partial<Record<Address, NavigationNews>>>;
}

/** The menu's entries, icon over word; the one that leads to where one is says so to everyone. */
export function NavigationLinks({ items, news = {} }: NavigationLinksProps) {
  return items.map(({ label, to, icon, exact = false }) => (
    <ButtonBase
      key={to}
      component={Link}
      to={to}
      activeProps={{ 'aria-current': 'page' }}
      activeOptions={{ exact }}
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        gap: 0.25,
        // Six of them share the foot of a phone, a long word with more of it than a short one.
        flex: { xs: '1 1 auto', sm: 'none' },
        minWidth: { xs: touchTarget, sm: 72 },
        px: { xs: 0, sm: 1 },
        py: 0.75,
        borderRadius: 1,
        typography: 'caption',
        fontWeight: 550,
        color: 'text.secondary',
        whiteSpace: 'nowrap',
        '& svg': {
          boxSizing: 'content-box',
          px: { xs: 1.25, sm: 2 },
          py: 0.5,
          borderRadius: 4,
          fontSize: 22,
        },
        '&:hover': { color: 'text.primary' },
        '&:hover svg': { bgcolor: 'action.hover' },
        '&[aria-current="page"]': { color: 'primary.main' },
        '&[aria-current="page"] svg': { bgcolor: theme.vars.palette.action.selected },
      })}
    >
      <Badge
        badgeContent={news[to]?.count ?? 0}
        color="error"
        aria-hidden
        // On the corner of the icon, not of the room around it.
        sx={{ '& .MuiBadge-badge': { top: 6, right: 14 } }}
      >
        {icon}
      </Badge>
      {label()}
      {news[to] && <span style={visuallyHidden}>{news[to].words}</span>}
    </ButtonBase>
  ));
}
