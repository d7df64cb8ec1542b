import MenuItem from '@mui/material/MenuItem';
import { type Locale, locales } from '../../../schemas/locales.ts';
import { chooseLocale } from '../../i18n/pageLocale.ts';
import { currentLocale } from '../../i18n/t.ts';

/**
 * Every language by its own name, for a menu; choosing one shows the page again in it. An array and no component: a menu
 * wants its items as its own children.
 */
export const languageItems = (onChosen: () => void) =>
  (Object.keys(locales) as Locale[]).map((locale) => (
    <MenuItem
      key={locale}
      role="menuitemradio"
      lang={locale}
      aria-checked={locale === currentLocale()}
      selected={locale === currentLocale()}
      onClick={() => {
        onChosen();
        if (locale !== currentLocale()) chooseLocale(locale);
      }}
    >
      {locales[locale]}
    </MenuItem>
  ));
