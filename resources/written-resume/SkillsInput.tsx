import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAutocompleteWords } from '../../src/components/forms/useAutocompleteWords.ts';
import { ListInputFrame } from '../../src/components/inputs/composite/ListInputFrame.tsx';
import { useListInput } from '../../src/components/inputs/composite/useListInput.ts';
import { WordChips } from '../../src/components/inputs/composite/WordChips.tsx';
import { newWords } from '../../src/components/inputs/composite/WordsInput.tsx';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';

const pauseMs = 200;
const fewestLetters = 2;

/** Names of skills that begin with what is typed, once no key was pressed for a moment. */
function useSuggestions(typed: string): string[] {
  const { client } = useServices();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setQ(typed.trim()), pauseMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: ['skillNames', q],
    queryFn: ({ signal }) => client.call('skillNames', { query: { q }, signal }),
    enabled: q.length >= fewestLetters,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return typed.trim().length < fewestLetters ? [] : (data ?? []);
}

/** Skills, each typed or chosen among those that are known; several can be pasted with commas. */
export function SkillsInput(props: FieldInputProps) {
  const { source, disabled } = props;
  const words = useAutocompleteWords();
  const list = useListInput<string>(source);
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed).filter((name) => !list.items.includes(name));
  const add = (text: string) => {
    const added = newWords(text, list.items);
    if (added.length > 0) list.append(...added);
    setTyped('');
  };
  return (
    <ListInputFrame input={props} list={list} nameOf={(word) => word}>
      <Autocomplete
        {...words}
        freeSolo
        disableClearable
        disabled={disabled ?? false}
        options={suggestions}
        filterOptions={(found) => found}
        sx={{ mt: 1 }}
        value=""
        inputValue={typed}
        onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_, chosen) => add(chosen)}
        // A word that was typed and not added yet is meant all the same.
        onBlur={() => add(typed)}
        renderInput={(input) => (
          <TextField
            {...input}
            margin="none"
            label={t('Add a skill')}
            helperText={t('Enter adds it. Several can be pasted, with commas between them.')}
            inputRef={list.ref}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      />
      <WordChips words={list.items} onRemove={list.remove} />
    </ListInputFrame>
  );
}
