import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useContext, useId } from 'react';
import { useText } from '../../texts/useText.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { Marks } from '../field/marks.ts';
import type { ListInput } from './useListInput.ts';

interface ListInputFrameProps<T> {
  input: FieldInputProps;
  list: ListInput<T>;
  /** Called when an entry was removed, to say which one can be brought back. */
  nameOf: (item: T) => string;
  /** Whether the entries say themselves what is wrong with them; without it the list says it for them. */
  entriesSayErrors?: boolean;
  children: ReactNode;
}

/** Name, help, error and undo of an input that is a list. */
export function ListInputFrame<T>({
  input: { label, labelHidden, field, helperText },
  list,
  nameOf,
  entriesSayErrors = false,
  children,
}: ListInputFrameProps<T>) {
  const t = useText();
  const error = entriesSayErrors ? list.ownError : list.error;
  const marks = useContext(Marks);
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={`${id}-help`}
      aria-invalid={error ? true : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, width: '100%' }}
    >
      <Typography
        component="legend"
        variant="subtitle2"
        style={labelHidden ? visuallyHidden : undefined}
        sx={{ p: 0, color: error ? 'error.main' : undefined }}
      >
        {label}
        {field.required && marks === 'required' && <span aria-hidden> *</span>}
      </Typography>
      <FormHelperText id={`${id}-help`} error={Boolean(error)} sx={{ mx: 0, mb: 1 }}>
        {error ?? helperText}
      </FormHelperText>
      {children}
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', minHeight: 34, gap: 1 }}>
        {list.removed !== undefined && (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {t('Removed “{name}”.', { name: nameOf(list.removed) })}
            </Typography>
            <Button size="small" variant="text" onClick={list.undo}>
              {t('Undo')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
