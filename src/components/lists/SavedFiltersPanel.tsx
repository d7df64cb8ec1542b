import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useText } from '../texts/useText.ts';
import { FilterNameForm } from './FilterNameForm.tsx';
import { SavedFilterList } from './SavedFilterList.tsx';
import {
  type Filter,
  isSameFilter,
  isTaken,
  type SavedFilter,
  type SavedFiltersChange,
  savedFiltersMost,
  saving,
} from './savedFilters.ts';

export interface SavedFiltersPanelProps {
  saved: readonly SavedFilter[];
  /** The current filters. */
  now: Filter;
  anchor: HTMLElement;
  onApply: (filter: Filter) => void;
  onChange: (change: SavedFiltersChange) => void;
  onClose: () => void;
}

/** Saved filters to apply, rename and delete, and the present one to give a name. */
export function SavedFiltersPanel({
  saved,
  now,
  anchor,
  onApply,
  onChange,
  onClose,
}: SavedFiltersPanelProps) {
  const t = useText();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isNew = Object.keys(now).length > 0 && !saved.some(({ filter }) => isSameFilter(filter, now));
  const problemWith = (name: string, own?: string) =>
    isTaken(saved, name, own) ? t('Another filter has this name.') : undefined;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          ref: panel,
          role: 'dialog',
          tabIndex: -1,
          'aria-labelledby': titleId,
          sx: { width: 340, outline: 'none', maxWidth: 'calc(100vw - 32px)', mt: 0.5, p: 2 },
        },
      }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1">
        {saved.length > 0 ? t('Saved filters') : t('Save filters')}
      </Typography>
      {saved.length > 0 ? (
        <SavedFilterList
          saved={saved}
          now={now}
          isFollowed={isNew}
          problemWith={problemWith}
          onApply={onApply}
          onChange={onChange}
        />
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
          {t('Give this search and these filters a name, and they are one click away from now on.')}
        </Typography>
      )}
      {isNew && saved.length < savedFiltersMost && (
        <FilterNameForm
          label={t('Name for the current filters')}
          problemWith={problemWith}
          onSave={(name) => {
            onChange(saving({ name, filter: now }));
            // The field goes with its name saved; the keyboard stays in the panel.
            panel.current?.focus();
          }}
        />
      )}
      {isNew && saved.length >= savedFiltersMost && (
        <Typography variant="body2" color="text.secondary">
          {t('{count} filters are saved, which is the limit. Delete one to save another.', {
            count: saved.length,
          })}
        </Typography>
      )}
    </Popover>
  );
}
