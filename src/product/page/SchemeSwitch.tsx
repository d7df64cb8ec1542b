import SystemIcon from '@mui/icons-material/ContrastOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';

const modes = [
  { mode: 'light', label: () => t('Light'), Icon: LightIcon },
  { mode: 'dark', label: () => t('Dark'), Icon: DarkIcon },
  { mode: 'system', label: () => t('Same as the system'), Icon: SystemIcon },
] as const;

/** Light, dark, or whatever the system says. */
export function SchemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Icon } = modes.find((entry) => entry.mode === mode) ?? modes[2];
  return (
    <>
      <Tooltip title={t('Appearance')}>
        <IconButton
          aria-label={t('Appearance')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {modes.map(({ mode: value, label, Icon: ItemIcon }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === mode}
            selected={value === mode}
            onClick={() => {
              setMode(value);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <ItemIcon fontSize="small" />
            </ListItemIcon>
            {label()}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
