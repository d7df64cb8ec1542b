import ButtonBase from '@mui/material/ButtonBase';
import { Link } from '@tanstack/react-router';
import type { NavigationItem } from './navigation.tsx';

/** The menu's entries, icon over word; the one that leads to where one is says so to everybody. */
export function NavigationLinks({ items }: { items: readonly NavigationItem[] }) {
  return items.map(({ label, to, icon }) => (
    <ButtonBase
      key={to}
      component={Link}
      to={to}
      activeProps={{ 'aria-current': 'page' }}
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        gap: 0.25,
        minWidth: 72,
        px: 1,
        py: 0.75,
        borderRadius: 1,
        typography: 'caption',
        fontWeight: 550,
        color: 'text.secondary',
        '& svg': { boxSizing: 'content-box', px: 2, py: 0.5, borderRadius: 4, fontSize: 22 },
        '&:hover': { color: 'text.primary' },
        '&:hover svg': { bgcolor: 'action.hover' },
        '&[aria-current="page"]': { color: 'primary.main' },
        '&[aria-current="page"] svg': { bgcolor: theme.vars.palette.action.selected },
      })}
    >
      {icon}
      {label}
    </ButtonBase>
  ));
}
