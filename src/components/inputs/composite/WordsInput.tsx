import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useText } from '../../texts/useText.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { ListInputFrame } from './ListInputFrame.tsx';
import { useListInput } from './useListInput.ts';
import { WordChips } from './WordChips.tsx';

/** The words typed or pasted: commas and lines part them, and words already in the list are left out. */
export function newWords(typed: string, items: readonly string[]): string[] {
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
    if (typed) list.set([...newWords(typed, list.items), ...list.items]);
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
          // A word that was typed and not added yet is meant all the same.
          onBlur={add}
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
      <WordChips words={list.items} onRemove={list.remove} />
    </ListInputFrame>
  );
}
