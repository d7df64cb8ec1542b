import Box from '@mui/material/Box';
import { useState } from 'react';
import { useText } from '../texts/useText.ts';
import { notify } from '../toasts/notify.ts';
import { SavedFilterRow } from './SavedFilterRow.tsx';
import {
  deleting,
  type Filter,
  isSameFilter,
  renaming,
  type SavedFilter,
  type SavedFiltersChange,
  saving,
} from './savedFilters.ts';

interface SavedFilterListProps {
  saved: readonly SavedFilter[];
  /** The current filters. */
  now: Filter;
  /** Whether more comes below the list. */
  isFollowed: boolean;
  /** Why a filter cannot have a name, of which it has one already. */
  problemWith: (name: string, own: string) => string | undefined;
  onApply: (filter: Filter) => void;
  onChange: (change: SavedFiltersChange) => void;
}

/** Saved filters, each to apply, rename and delete. */
export function SavedFilterList({
  saved,
  now,
  isFollowed,
  problemWith,
  onApply,
  onChange,
}: SavedFilterListProps) {
  const t = useText();
  const [renamed, setRenamed] = useState<string>();
  const remove = (filter: SavedFilter) => {
    const place = saved.indexOf(filter);
    onChange(deleting(filter.name));
    notify(t('“{name}” is deleted.', { name: filter.name }), {
      kind: 'success',
      undo: () => onChange(saving(filter, place)),
    });
  };
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        // Names begin where the title does.
        mx: -1,
        mt: 1,
        mb: isFollowed ? 2 : -1,
        p: 0,
        display: 'grid',
        gap: 0.25,
      }}
    >
      {saved.map((one) => (
        <SavedFilterRow
          key={one.name}
          name={one.name}
          isOn={isSameFilter(one.filter, now)}
          problemWith={(name) => problemWith(name, one.name)}
          onApply={() => onApply(one.filter)}
          takesFocus={one.name === renamed}
          onRename={(name) => {
            setRenamed(name);
            onChange(renaming(one.name, name));
          }}
          onDelete={() => remove(one)}
        />
      ))}
    </Box>
  );
}
