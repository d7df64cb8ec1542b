import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { touch, touchTarget } from '../../kit/touch.ts';
import { useText } from '../texts/useText.ts';
import type { FieldInputProps } from './inputProps.ts';
import { ListInputFrame } from './ListInputFrame.tsx';
import { useListInput } from './useListInput.ts';

/** The words typed or pasted: commas and lines part them, and words already in the list are left out. */
function newWords(typed: string, items: readonly string[]): string[] {
  const known = new Set(items.map((item) => item.toLowerCase()));
  return typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => {
      const key = word.toLowerCase();
      if (word === '' || known.has(key)) return false;
      known.add(key);
      return true;
    });
}

/** A list of words: the line to add one on top, below it those there are, each with its way out. */
export function WordsInput(props: FieldInputProps) {
  const { source, disabled, autoFocus } = props;
  const t = useText();
  const list = useListInput<string>(source);
  const [typed, setTyped] = useState('');
  const add = () => {
    // The newest stands first, where it was typed.
    list.set([...newWords(typed, list.items), ...list.items]);
    setTyped('');
  };
  return (
    <ListInputFrame input={props} list={list} nameOf={(word) => word}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          label={t('Add to the list')}
          margin="none"
          value={typed}
          inputRef={list.ref}
          disabled={disabled ?? false}
          autoFocus={autoFocus ?? false}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed.trim() === '') return;
            event.preventDefault();
            add();
          }}
        />
        <Button
          variant="outlined"
          onClick={add}
          disabled={disabled || typed.trim() === ''}
          sx={{ flex: 'none' }}
        >
          {t('Add')}
        </Button>
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {list.items.map((item, at) => (
          <Box
            key={item}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              minWidth: 0,
              pl: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              minHeight: 34,
              [touch]: { minHeight: touchTarget },
            }}
          >
            <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {item}
            </Typography>
            <IconButton
              size="small"
              aria-label={t('Remove {name}', { name: item })}
              onClick={() => list.remove(at)}
            >
              <RemoveIcon sx={{ fontSize: 18 }} />
            </IconButton>
          </Box>
        ))}
      </Box>
    </ListInputFrame>
  );
}
