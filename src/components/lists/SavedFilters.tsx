import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../texts/useText.ts';
import { filterOf, isSameFilter, readSavedFilters } from './savedFilters.ts';
import { useKept } from './useKept.ts';

/** Loaded when it is opened. */
const SavedFiltersPanel = lazy(async () => ({
  default: (await import('./SavedFiltersPanel.tsx')).SavedFiltersPanel,
}));

/** How many stand beside the button, to be applied by one click. */
const atHand = 3;

/**
 * The filters someone has saved for the surrounding list, kept in react-admin's Store under a name: the first few by a click, all of them behind a button. There
 * is nothing to see before something is filtered or saved.
 *
 * @example <List><SavedFilters list="orders" /> … </List>
 */
export function SavedFilters({ list }: { list: string }) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const { kept: saved, isKnown, change } = useKept(`schemaAdmin.savedFilters.${list}`, readSavedFilters);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const now = filterOf(filterValues);
  const isFiltered = Object.keys(now).length > 0;
  if (!isKnown || (saved.length === 0 && !isFiltered)) return null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bookmark />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary' }}
      >
        {saved.length > 0 ? t('Saved filters') : t('Save filters')}
      </Button>
      {saved.slice(0, atHand).map(({ name, filter }) => {
        const isOn = isSameFilter(filter, now);
        return (
          <Chip
            key={name}
            label={name}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'primary' : 'default'}
            aria-pressed={isOn}
            onClick={() => setFilters(isOn ? {} : filter, {}, false)}
            sx={{ display: { xs: 'none', sm: 'inline-flex' }, maxWidth: 200 }}
          />
        );
      })}
      {anchor && (
        <Suspense fallback={null}>
          <SavedFiltersPanel
            saved={saved}
            now={now}
            anchor={anchor}
            onApply={(filter) => {
              setFilters(filter, {}, false);
              setAnchor(null);
            }}
            onChange={change}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
