import { type SyntheticEvent, useContext, useId } from 'react';
import { Unreadable } from '../../fields/heldValues.ts';
import { useText } from '../../texts/useText.ts';
import { useControl } from './control.ts';
import { errorText } from './errorText.ts';
import type { FieldInputProps } from './inputProps.ts';
import { Marks } from './marks.ts';

/**
 * Joins an input to the form around it, react-hook-form's own or react-admin's.
 *
 * @returns the value and how to change it, what is said of the field, and all of it as MUI's TextField takes it
 * @example
 * function StarsInput(props: FieldInputProps) {
 *   const { value, onChange, label } = useField(props);
 *   return <Rating aria-label={label} value={Number(value)} onChange={(_, stars) => onChange(stars)} />;
 * }
 */
export function useField({ source, field, label, helperText, disabled, autoFocus }: FieldInputProps) {
  const t = useText();
  const input = useControl(source);
  const marks = useContext(Marks);
  const id = useId();
  const message = errorText(input.error);
  const mayBeEmpty = !field.required && field.kind !== 'boolean';
  const title = marks === 'optional' && mayBeEmpty ? t('{field} (optional)', { field: label }) : label;
  const help = message ?? (helperText || undefined);
  const { value } = input;
  const isUnread = value instanceof Unreadable;
  /** The browser hands on nothing of half a date, and says nothing when it changes. */
  const noteUnread = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLInputElement) || target.value !== '') return;
    if (target.validity.badInput !== isUnread) input.onChange(isUnread ? null : new Unreadable());
  };
  return {
    id,
    value,
    onChange: input.onChange,
    onBlur: input.onBlur,
    /** Goes on the element that takes the focus when the form is refused. */
    ref: input.ref,
    label: title,
    help,
    isWrong: message !== undefined,
    textField: {
      id,
      name: input.name,
      // An emptied input is null, as in records; the resolver knows what the schema calls empty.
      value:
        typeof value === 'string' || typeof value === 'number' ? value : isUnread ? '' : String(value ?? ''),
      onChange: ({ target }: { target: { value: string } }) =>
        input.onChange(target.value === '' ? null : target.value),
      onKeyUp: noteUnread,
      onBlur: (event: SyntheticEvent) => {
        noteUnread(event);
        input.onBlur();
      },
      inputRef: input.ref,
      label: title,
      // The outline leaves room for the mark, so it is told of it only where there is one.
      required: field.required && marks === 'required',
      placeholder: field.ui.placeholder,
      disabled: disabled ?? false,
      autoFocus: autoFocus ?? false,
      error: message !== undefined,
      helperText: help,
      slotProps: {
        htmlInput: { required: field.required },
        // Its place is taken, though the form has no value.
        ...(isUnread && { inputLabel: { shrink: true } }),
      },
    },
  };
}
