import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import type { FilteredList } from '../../../schemas/preferences.ts';
import { useText } from '../texts/useText.ts';
import { filterOf, isSameFilter } from './savedFilters.ts';
import { usePreferences } from './usePreferences.ts';

/** Loaded when it is opened. */
const SavedFiltersPanel = lazy(async () => ({
  default: (await import('./SavedFiltersPanel.tsx')).SavedFiltersPanel,
}));

/** How many stand beside the button, to be applied by one click. */
const atHand = 3;

/**
 * The filters someone has saved for the surrounding list: the first few by a click, all of them behind a button. There
 * is nothing to see before something is filtered or saved.
 */
export function SavedFilters({ list }: { list: FilteredList }) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const { preferences, change } = usePreferences();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const saved = preferences?.savedFilters[list] ?? [];
  const now = filterOf(filterValues);
  const isFiltered = Object.keys(now).length > 0;
  if (!preferences || (saved.length === 0 && !isFiltered)) return null;
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
            list={list}
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
