import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useText } from '../../texts/useText.ts';
import { focusesPart } from '../field/control.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import type { ListInput } from './useListInput.ts';

interface AddEntryProps<T> {
  input: FieldInputProps;
  list: ListInput<T>;
  onAdd: () => void;
}

/** Adds an entry to a list; takes the focus when the list is what is wrong. */
export function AddEntry<T>({ input: { label, disabled, autoFocus }, list, onAdd }: AddEntryProps<T>) {
  const t = useText();
  return (
    <Button
      ref={focusesPart(list.ref)}
      size="small"
      variant="outlined"
      startIcon={<Add />}
      disabled={disabled ?? false}
      autoFocus={autoFocus ?? false}
      onClick={onAdd}
      sx={{ mt: 1 }}
    >
      {t('Add to {label}', { label })}
    </Button>
  );
}
