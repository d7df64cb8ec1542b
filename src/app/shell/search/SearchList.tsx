import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { t } from '../../../i18n/t.ts';
import type { SearchEntry, SearchGroup } from './searchEntries.ts';

interface SearchListProps {
  /** Of the list; its entries' ids begin with it. */
  id: string;
  groups: readonly SearchGroup[];
  activeKey: string | undefined;
  onActivate: (key: string) => void;
  onChoose: (entry: SearchEntry) => void;
}

/** The entries under their headings; the field above has the focus, and the active one is in sight. */
export function SearchList({ id, groups, activeKey, onActivate, onChoose }: SearchListProps) {
  useEffect(() => {
    if (activeKey) document.getElementById(`${id}-${activeKey}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeKey]);
  return (
    <Box role="listbox" id={id} aria-label={t('Results')}>
      {groups.map(({ title, entries }) => (
        <Box key={title} role="group" aria-label={title} sx={{ '& + &': { mt: 1 } }}>
          <Typography
            aria-hidden
            variant="overline"
            color="text.secondary"
            sx={{ px: 1.5, display: 'block' }}
          >
            {title}
          </Typography>
          {entries.map((entry) => (
            <Option
              key={entry.key}
              id={`${id}-${entry.key}`}
              entry={entry}
              isActive={entry.key === activeKey}
              onActivate={() => onActivate(entry.key)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  id: string;
  entry: SearchEntry;
  isActive: boolean;
  onActivate: () => void;
  onChoose: () => void;
}

function Option({ id, entry, isActive, onActivate, onChoose }: OptionProps) {
  return (
    <Box
      role="option"
      id={id}
      aria-selected={isActive}
      onPointerMove={onActivate}
      onClick={onChoose}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      sx={{
        px: 1.5,
        py: 1,
        minHeight: 44,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        borderRadius: 1,
        cursor: 'pointer',
        overflowWrap: 'anywhere',
        bgcolor: isActive ? 'action.selected' : 'transparent',
      }}
    >
      <Typography component="span" variant="subtitle2">
        {entry.title}
      </Typography>
      {entry.detail && (
        <Typography component="span" variant="body2" color="text.secondary">
          {entry.detail}
        </Typography>
      )}
    </Box>
  );
}
