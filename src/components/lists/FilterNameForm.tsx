import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '../texts/useText.ts';
import { filterNameMost } from './savedFilters.ts';

interface FilterNameFormProps {
  label: string;
  /** The name it has; none for a new one. */
  name?: string;
  /** The fault of a name; undefined when there is none. */
  problemWith: (name: string) => string | undefined;
  onSave: (name: string) => void;
  /** Leaves it as it is: by the button, and by Escape, which closes nothing else then. */
  onCancel?: () => void;
}

/** One line to name a filter. */
export function FilterNameForm({ label, name = '', problemWith, onSave, onCancel }: FilterNameFormProps) {
  const t = useText();
  const [typed, setTyped] = useState(name);
  const problem = problemWith(typed);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '' || problem) return;
        onSave(typed.trim());
        setTyped('');
      }}
      onKeyDown={(event) => {
        if (!onCancel || event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flex: 1, minWidth: 0 }}
    >
      <TextField
        autoFocus
        fullWidth
        size="small"
        margin="none"
        label={label}
        value={typed}
        error={problem !== undefined}
        helperText={problem}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: filterNameMost } }}
      />
      <Button type="submit" variant="contained" disabled={typed.trim() === ''} sx={{ minHeight: 40 }}>
        {t('Save')}
      </Button>
      {onCancel && (
        <IconButton aria-label={t('Cancel')} onClick={onCancel} sx={{ mx: -0.5, width: 40, height: 40 }}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
