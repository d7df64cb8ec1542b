import MenuItem from '@mui/material/MenuItem';
import { type Locale, languages, locales } from '../../../schemas/base/locales.ts';
import { currentLocale } from '../../i18n/t.ts';

/** Every language by its own name, for a menu. An array and no component: a menu wants its items as its own children. */
export const languageItems = (onChosen: (locale: Locale) => void) =>
  languages.map((locale) => (
    <MenuItem
      key={locale}
      role="menuitemradio"
      lang={locale}
      aria-checked={locale === currentLocale()}
      selected={locale === currentLocale()}
      onClick={() => onChosen(locale)}
    >
      {locales[locale]}
    </MenuItem>
  ));
