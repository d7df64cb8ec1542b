import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAutocompleteWords } from '../../src/components/forms/useAutocompleteWords.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';

const pauseMs = 200;

/** A value once it has not changed for a moment, so that not every key asks the server. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pauseMs);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The names the server finds for what is typed, once that has settled. */
function useEmployerNames(typed: string) {
  const { client } = useServices();
  const q = useSettled(typed);
  const { data, error, isFetching } = useQuery({
    queryKey: ['employerNames', q],
    queryFn: ({ signal }) => client.call('employerNames', { query: { q, perPage: 20 }, signal }),
    placeholderData: keepPreviousData,
    // An employer that has just registered is to be found.
    staleTime: 30_000,
  });
  return [q, (data ?? []).map(({ employerName }) => employerName), error, isFetching] as const;
}

interface EmployerNameInputProps extends FieldInputProps {
  /** Registers an employer of the name that was typed, when none has it. */
  onFound: (employerName: string) => void;
}

/** The employer, chosen among those that are registered; the server searches. One that is not there can be registered. */
export function EmployerNameInput({ onFound, ...props }: EmployerNameInputProps) {
  const words = useAutocompleteWords();
  const field = useField({ ...props, helperText: false });
  const chosen = String(field.value ?? '') || null;
  const [typed, setTyped] = useState(chosen ?? '');
  const [isOpen, setOpen] = useState(false);
  const wanted = typed.trim();
  const [q, names, error, isFetching] = useEmployerNames(wanted === chosen ? '' : wanted);
  const options = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  const message =
    field.help ?? (error ? t('The list of employers cannot be loaded. Try again in a moment.') : undefined);
  const isNew = wanted.length > 1 && !options.some((name) => name.toLowerCase() === wanted.toLowerCase());
  const registerWords = t('“{name}” is not here yet: register it', { name: wanted });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Autocomplete
        fullWidth
        {...words}
        options={isNew && names[0] ? [...options, registerWords] : options}
        value={chosen}
        inputValue={typed}
        onChange={(_, name) => (name === registerWords ? onFound(wanted) : field.onChange(name))}
        onInputChange={(_, text) => text !== registerWords && setTyped(text)}
        onBlur={field.onBlur}
        // The server has searched; it looks at more than the beginning.
        filterOptions={(found) => found}
        loading={isFetching}
        loadingText={t('Searching…')}
        // It lies over the button that leads on: that is among its names, too, and with no other it stays closed.
        open={isOpen && (isFetching || options[0] !== undefined)}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        clearOnBlur={false}
        autoHighlight
        renderInput={(input) => (
          <TextField
            {...input}
            inputRef={field.ref}
            label={field.label}
            autoFocus={props.autoFocus ?? false}
            error={message !== undefined}
            helperText={
              message ??
              (q && !isFetching && !names[0]
                ? t('No employer called “{name}” is registered yet.', { name: q })
                : t('Type part of the name.'))
            }
            slotProps={{
              input: {
                ...input.InputProps,
                endAdornment: (
                  <>
                    {isFetching && <CircularProgress size={16} color="inherit" aria-hidden />}
                    {input.InputProps.endAdornment}
                  </>
                ),
              },
              htmlInput: { ...input.inputProps, 'aria-required': true, autoComplete: 'off' },
            }}
          />
        )}
      />
      {isNew && (
        <Button variant="outlined" onClick={() => onFound(wanted)} sx={{ overflowWrap: 'anywhere' }}>
          {registerWords}
        </Button>
      )}
    </Box>
  );
}
