import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { t } from '../../i18n/t.ts';
import { languageItems } from './languageItems.tsx';

/** Chooses the language of the page, and of all pages from then on. */
export function LanguageSwitch() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('Language')}>
        <IconButton
          aria-label={t('Language')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <LanguageIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languageItems(() => setAnchor(null))}
      </Menu>
    </>
  );
}
