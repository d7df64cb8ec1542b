import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useText } from '../texts/useText.ts';
import { notify } from '../toasts/notify.ts';
import { FilterNameForm } from './FilterNameForm.tsx';
import { SavedFilterRow } from './SavedFilterRow.tsx';
import {
  deleting,
  type Filter,
  isSameFilter,
  isTaken,
  renaming,
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
  const [renamed, setRenamed] = useState<string>();
  const isNew = Object.keys(now).length > 0 && !saved.some(({ filter }) => isSameFilter(filter, now));
  const problemWith = (name: string, own?: string) =>
    isTaken(saved, name, own) ? t('Another filter has this name.') : undefined;
  const remove = (filter: SavedFilter) => {
    const place = saved.indexOf(filter);
    onChange(deleting(filter.name));
    notify(t('“{name}” is deleted.', { name: filter.name }), {
      kind: 'success',
      undo: () => onChange(saving(filter, place)),
    });
  };
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
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            // Names begin where the title does.
            mx: -1,
            mt: 1,
            mb: isNew ? 2 : -1,
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
