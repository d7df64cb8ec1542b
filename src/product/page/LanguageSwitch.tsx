import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import type { Locale } from '../../../schemas/base/locales.ts';
import { t } from '../../i18n/t.ts';
import { languageItems } from './languageItems.tsx';

/** Offers the languages of the product. */
export function LanguageSwitch({ onChoose }: { onChoose: (locale: Locale) => void }) {
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
        {languageItems((locale) => {
          setAnchor(null);
          onChoose(locale);
        })}
      </Menu>
    </>
  );
}
