import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { ComponentType } from 'react';
import { type Control, type ControllerRenderProps, type FieldValues, useController } from 'react-hook-form';
import type { FieldUi } from '../../../schemas/fields.ts';
import { t } from '../../i18n/t.ts';
import type { Field, FieldKind } from '../fields/fieldShape.ts';
import { autoCompleteOf } from './autoComplete.ts';
import { PlainPassword } from './PlainPassword.tsx';

interface PlainInputProps {
  field: Field;
  /** The field's name. */
  source: string;
  control: Control<FieldValues>;
  /** Instead of the field's title. */
  label?: string | undefined;
  autoFocus?: boolean;
}

/** Props of each of the inputs below. */
interface ShownProps {
  input: ControllerRenderProps;
  field: Field;
  label: string;
  /** The message of what is wrong, else the field's help. */
  help: string | undefined;
  isWrong: boolean;
  autoFocus: boolean;
}

const inputModes: Partial<Record<FieldKind, 'email' | 'url' | 'decimal'>> = {
  email: 'email',
  url: 'url',
  number: 'decimal',
};

function Line({ input: { ref, value, ...input }, field, label, help, isWrong, autoFocus }: ShownProps) {
  const isLong = field.ui.widget === 'textarea';
  return (
    <TextField
      {...input}
      value={value ?? ''}
      inputRef={ref}
      label={label}
      required={field.required}
      autoFocus={autoFocus}
      autoComplete={autoCompleteOf(input.name)}
      placeholder={field.ui.placeholder}
      type={field.kind === 'email' ? 'email' : 'text'}
      error={isWrong}
      helperText={help}
      {...(isLong && { multiline: true, minRows: 4, maxRows: 12 })}
      slotProps={{
        htmlInput: {
          inputMode: inputModes[field.kind],
          ...(field.kind === 'email' && { spellCheck: false, autoCapitalize: 'none' }),
        },
        inputLabel: { required: false },
      }}
    />
  );
}

function Password({ input, label, help, isWrong, autoFocus, field }: ShownProps) {
  return (
    <PlainPassword
      input={input}
      label={label}
      help={help}
      isWrong={isWrong}
      autoFocus={autoFocus}
      isNew={(field.minLength ?? 0) > 1}
    />
  );
}

function OneOf({ input: { ref, value, ...input }, field, label, help, isWrong, autoFocus }: ShownProps) {
  return (
    <TextField
      {...input}
      select
      value={value ?? ''}
      inputRef={ref}
      label={label}
      required={field.required}
      autoFocus={autoFocus}
      error={isWrong}
      helperText={help}
    >
      {!field.required && <MenuItem value="">{t('Not given')}</MenuItem>}
      {field.choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Flag({ input: { ref, value, ...input }, label, help, isWrong }: ShownProps) {
  return (
    <>
      <FormControlLabel
        control={<Switch {...input} checked={value === true} slotProps={{ input: { ref } }} />}
        label={label}
        sx={{ my: 1 }}
      />
      {help && <FormHelperText error={isWrong}>{help}</FormHelperText>}
    </>
  );
}

/** Everything else is a line of text. */
const kinds: Partial<Record<FieldKind, ComponentType<ShownProps>>> = { choice: OneOf, boolean: Flag };
const widgets: Partial<Record<NonNullable<FieldUi['widget']>, ComponentType<ShownProps>>> = {
  password: Password,
};

/** The input for one field, with its label, help, bounds and what is wrong with it. */
export function PlainInput({ field, source, control, label, autoFocus = false }: PlainInputProps) {
  const { field: input, fieldState } = useController({ name: source, control });
  const message = fieldState.error?.message;
  const Shown = (field.ui.widget && widgets[field.ui.widget]) ?? kinds[field.kind] ?? Line;
  const title = label ?? field.title ?? source;
  const mayBeEmpty = !field.required && field.kind !== 'boolean';
  return (
    <Shown
      input={input}
      field={field}
      // Most fields must be filled in, so it is the others that say so.
      label={mayBeEmpty ? t('{field} (optional)', { field: title }) : title}
      help={message ?? field.help}
      isWrong={message !== undefined}
      autoFocus={autoFocus}
    />
  );
}
