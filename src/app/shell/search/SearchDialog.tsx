import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import type { Viewer } from '../../../session/access.ts';
import { useCurrentUser } from '../../../session/session.tsx';
import { namedPagesOf } from '../navigation/navigation.tsx';
import { recentChoices, rememberChoice } from './recentChoices.ts';
import { SearchList } from './SearchList.tsx';
import { SearchState } from './SearchState.tsx';
import { groupsOf, pagesFor, type SearchEntry, type SearchGroup } from './searchEntries.ts';
import { useSearch } from './useSearch.ts';

export interface SearchDialogProps {
  viewer: Viewer;
  onClose: () => void;
}

/** Offers before anything is typed: recent choices, then the pages not among them. */
function startGroups(recent: SearchEntry[], pages: SearchEntry[]): SearchGroup[] {
  const others = pages.filter(({ key }) => recent.every((one) => one.key !== key));
  return [
    { title: t('Recent'), entries: recent },
    { title: t('Pages'), entries: others },
  ].filter(({ entries }) => entries.length > 0);
}

/** Its own name would point to a title, of which there is none. */
const paperProps = () => ({
  'aria-label': t('Search'),
  'aria-labelledby': undefined,
  sx: { mt: { xs: 2, sm: '12vh' }, mx: { xs: 2 }, width: '100%', maxHeight: '72dvh' },
});

/** One field over everything one may see: arrows choose, Enter goes there, Escape leaves. */
export function SearchDialog({ viewer, onClose }: SearchDialogProps) {
  const listId = useId();
  const navigate = useNavigate();
  const email = useCurrentUser().data?.email ?? '';
  const [typed, setTyped] = useState('');
  const [activeKey, setActiveKey] = useState<string>();
  const [recent] = useState(() => recentChoices(window.sessionStorage, email));
  const text = typed.trim();
  const { hits, error, isBehind, retry } = useSearch(text);
  const pages = pagesFor(text, namedPagesOf(viewer));
  const groups = text === '' ? startGroups(recent, pages) : groupsOf(hits, pages, viewer.role);
  const entries = groups.flatMap((group) => group.entries);
  const found = entries.findIndex(({ key }) => key === activeKey);
  // The first one is what Enter takes, until another is chosen.
  const at = Math.max(0, found);
  const active = entries[at];

  const choose = (entry: SearchEntry) => {
    rememberChoice(window.sessionStorage, email, entry);
    onClose();
    void navigate({ href: entry.to });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActiveKey(entries[(at + step + entries.length) % entries.length]?.key);
    }
    // Enter may also end the composing of a letter.
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: paperProps() }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1, flex: 'none' }}>
        <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
        <SearchField
          value={typed}
          onType={(text) => {
            setTyped(text);
            setActiveKey(undefined);
          }}
          onKeyDown={onKeyDown}
          listId={listId}
          isOpen={entries.length > 0}
          activeKey={active?.key}
        />
        <IconButton size="small" edge="end" aria-label={t('Close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ height: 2, flex: 'none', borderTop: 1, borderColor: 'divider' }}>
        {isBehind && <LinearProgress aria-label={t('Searching')} sx={{ height: 2 }} />}
      </Box>
      <Box sx={{ overflowY: 'auto', p: 1 }}>
        <SearchList
          id={listId}
          groups={groups}
          activeKey={active?.key}
          onActivate={setActiveKey}
          onChoose={choose}
        />
        <SearchState text={text} count={entries.length} isBehind={isBehind} error={error} onRetry={retry} />
      </Box>
    </Dialog>
  );
}

interface SearchFieldProps {
  value: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  listId: string;
  /** Whether there is something to choose from. */
  isOpen: boolean;
  activeKey: string | undefined;
}

function SearchField({ value, onType, onKeyDown, listId, isOpen, activeKey }: SearchFieldProps) {
  return (
    <InputBase
      autoFocus
      fullWidth
      value={value}
      placeholder={t('Jobs, people, pages')}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      inputProps={{
        role: 'combobox',
        'aria-label': t('Search'),
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-autocomplete': 'list',
        'aria-activedescendant': activeKey && `${listId}-${activeKey}`,
        maxLength: 100,
        autoComplete: 'off',
        spellCheck: false,
        enterKeyHint: 'go',
      }}
    />
  );
}
