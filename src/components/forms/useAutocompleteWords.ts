import { useText } from '../texts/useText.ts';

/** Labels of MUI's Autocomplete. Asked for while rendering: the theme is made before the language is known. */
export function useAutocompleteWords() {
  const t = useText();
  return {
    clearText: t('Clear'),
    closeText: t('Hide the choices'),
    openText: t('Show the choices'),
    loadingText: t('Loading'),
    noOptionsText: t('Nothing found'),
  };
}
