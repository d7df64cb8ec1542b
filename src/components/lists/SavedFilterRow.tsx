import Delete from '@mui/icons-material/DeleteOutlined';
import Rename from '@mui/icons-material/DriveFileRenameOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../texts/useText.ts';
import { FilterNameForm } from './FilterNameForm.tsx';

interface SavedFilterRowProps {
  name: string;
  /** Whether the list is filtered by it now. */
  isOn: boolean;
  /** Whether it has this name since a moment ago. */
  takesFocus: boolean;
  problemWith: (name: string) => string | undefined;
  onApply: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
}

/** One saved filter: its name applies it, and it can be renamed in its place or deleted. */
export function SavedFilterRow({
  name,
  isOn,
  takesFocus,
  problemWith,
  onApply,
  onRename,
  onDelete,
}: SavedFilterRowProps) {
  const t = useText();
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(takesFocus);
  useEffect(() => {
    // The field has gone; the keyboard goes on from where it came.
    if (wasRenaming.current) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming) {
    return (
      <Box component="li" sx={{ display: 'flex', px: 1, py: 1.25 }}>
        <FilterNameForm
          label={t('New name')}
          name={name}
          problemWith={problemWith}
          onSave={(to) => {
            setRenaming(false);
            if (to !== name) onRename(to);
          }}
          onCancel={() => setRenaming(false)}
        />
      </Box>
    );
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.25,
        pr: 0.5,
        borderRadius: '10px',
        bgcolor: isOn ? 'action.selected' : undefined,
      }}
    >
      <Button
        color={isOn ? 'primary' : 'inherit'}
        aria-current={isOn || undefined}
        onClick={onApply}
        sx={{
          flex: 1,
          minWidth: 0,
          px: 1,
          justifyContent: 'flex-start',
          textAlign: 'start',
          fontWeight: isOn ? 600 : 500,
          lineHeight: 1.4,
          overflowWrap: 'anywhere',
        }}
      >
        {name}
      </Button>
      <IconButton
        ref={rename}
        size="small"
        aria-label={t('Rename “{name}”', { name })}
        onClick={() => setRenaming(true)}
      >
        <Rename fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t('Delete “{name}”', { name })} onClick={onDelete}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  );
}
