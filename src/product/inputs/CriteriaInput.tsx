import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type Criterion, Importance } from '../../../schemas/criteria.ts';
import { readField } from '../../components/fields/field.ts';
import { ListInputFrame } from '../../components/inputs/composite/ListInputFrame.tsx';
import { OrderedRows } from '../../components/inputs/composite/OrderedRows.tsx';
import { type ListInput, useListInput } from '../../components/inputs/composite/useListInput.ts';
import type { FieldInputProps } from '../../components/inputs/field/inputProps.ts';
import { t } from '../../i18n/t.ts';
import { namesToAdd } from './criteriaText.ts';

interface CriteriaInputProps extends FieldInputProps {
  /** Stands below the list: criteria someone may take over instead of typing them. */
  proposals?: (present: readonly Criterion[], onAdd: (more: Criterion[]) => void) => ReactNode;
  /** Stands in the row of a criterion, below it. */
  noteOf?: (criterion: Criterion, onChange: (changed: Criterion) => void) => ReactNode;
}

/** Edits a list of criteria: what is asked for and how much it matters, in the order that counts. */
export function CriteriaInput({ proposals, noteOf, ...props }: CriteriaInputProps) {
  const { source, field, label, disabled } = props;
  const list = useListInput<Criterion>(source);
  return (
    <ListInputFrame input={props} list={list} nameOf={({ name }) => name}>
      <OrderedRows
        label={label}
        items={list.items}
        nameOf={(item) => item.name || t('criterion')}
        onMove={list.move}
        onRemove={list.remove}
      >
        {(item, index) => {
          const change = (next: Criterion) => list.replace(index, next);
          return (
            <>
              <CriterionRow item={item} index={index} onChange={change} />
              {noteOf?.(item, change)}
            </>
          );
        }}
      </OrderedRows>
      <AddCriteria list={list} field={field} disabled={disabled} />
      {proposals?.(list.items, (more) => list.append(...more))}
    </ListInputFrame>
  );
}

interface CriterionRowProps {
  item: Criterion;
  index: number;
  onChange: (item: Criterion) => void;
}

function CriterionRow({ item, index, onChange }: CriterionRowProps) {
  return (
    <>
      <InputBase
        value={item.name}
        onChange={(event) => onChange({ ...item, name: event.target.value })}
        onKeyDown={stayInForm}
        inputProps={{ 'aria-label': t('Criterion {number}', { number: index + 1 }) }}
        sx={{ flex: '1 1 12rem', minWidth: 0 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={item.importance}
        onChange={(_, importance: Criterion['importance'] | null) =>
          importance && onChange({ ...item, importance })
        }
        aria-label={t('Importance of {name}', { name: item.name })}
      >
        {readField(Importance, t).choices.map((choice) => (
          <ToggleButton key={choice.id} value={choice.id} sx={{ py: 0.25, typography: 'caption' }}>
            {choice.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}

interface AddCriteriaProps extends Pick<FieldInputProps, 'field' | 'disabled'> {
  list: ListInput<Criterion>;
}

/** Takes one criterion, or several that were pasted; each is a must-have at first. */
function AddCriteria({ list, field, disabled }: AddCriteriaProps) {
  const [typed, setTyped] = useState('');
  const placeholder = field.item
    ? readField(field.item.shape.name ?? field.item, t).ui.placeholder
    : undefined;
  const { names, repeated } = namesToAdd(
    typed,
    list.items.map((item) => item.name),
  );
  const add = () => {
    if (names.length === 0) return;
    list.append(...names.map((name) => ({ name, importance: 'MUST_HAVE' as const })));
    setTyped('');
  };
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1.5, alignItems: 'flex-start' }}>
      <TextField
        id={list.id}
        inputRef={list.ref}
        label={t('Add a criterion')}
        margin="none"
        fullWidth
        value={typed}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          stayInForm(event);
          if (event.key === 'Enter') add();
        }}
        helperText={repeated ? t('“{name}” is already on the list.', { name: repeated }) : undefined}
      />
      <Button
        variant="outlined"
        startIcon={<Add />}
        onClick={add}
        disabled={disabled || names.length === 0}
        sx={{ flex: 'none' }}
      >
        {t('Add')}
      </Button>
    </Stack>
  );
}

/** Enter in one of these fields must not send the whole form. */
function stayInForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
