import Delete from '@mui/icons-material/DeleteOutlined';
import Rename from '@mui/icons-material/DriveFileRenameOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { FilterNameForm } from './FilterNameForm.tsx';

export interface SavedFilterRowProps {
  name: string;
  /** Whether the list is filtered by it now. */
  isOn: boolean;
  problemWith: (name: string) => string | undefined;
  onApply: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
}

/** One saved filter: its name applies it, and it can be renamed in its place or deleted. */
export function SavedFilterRow({
  name,
  isOn,
  problemWith,
  onApply,
  onRename,
  onDelete,
}: SavedFilterRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return (
      <Box component="li" sx={{ display: 'flex', p: 1 }}>
        <FilterNameForm
          label={t('New name')}
          name={name}
          problemWith={problemWith}
          onSave={(to) => {
            setRenaming(false);
            if (to !== name) onRename(to);
          }}
        />
      </Box>
    );
  }
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
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
          overflowWrap: 'anywhere',
        }}
      >
        {name}
      </Button>
      <IconButton size="small" aria-label={t('Rename “{name}”', { name })} onClick={() => setRenaming(true)}>
        <Rename fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t('Delete “{name}”', { name })} onClick={onDelete}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  );
}
