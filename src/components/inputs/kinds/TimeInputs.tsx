import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Field } from '../../fields/fieldShape.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';
import { clockMoment, dayOf, dayText, momentOf, timeOf } from './timeText.ts';

/** The digits of a second that a schema asks for. */
function precisionOf({ schema }: Field): number | null | undefined {
  const def = schema?._zod.def;
  return def && 'precision' in def ? (def.precision as number | null) : undefined;
}

/** Seconds from one choice to the next: nobody is asked for seconds that are not kept. */
const stepOf = (field: Field) => (precisionOf(field) === -1 ? 60 : 1);

/** Whether a moment is written without its zone, as clocks show it. */
const isLocal = ({ schema }: Field) => {
  const def = schema?._zod.def;
  return def !== undefined && 'local' in def && def.local === true;
};

/** The browser shows how a day or time is written, so the label never stands in its place. */
const shrunk = { inputLabel: { shrink: true } };

/** A calendar day, kept as a Date at the start of that day in UTC. */
export function DateInput(props: FieldInputProps) {
  const { textField, value, onChange } = useField(props);
  return (
    <TextField
      {...textField}
      type="date"
      value={dayText(value)}
      onChange={({ target }) => onChange(dayOf(target.value))}
      slotProps={{ ...textField.slotProps, ...shrunk }}
    />
  );
}

/** A moment, asked for on the reader's clock and kept in UTC; without a zone where the schema takes it so. */
export function MomentInput(props: FieldInputProps) {
  const { textField, value, onChange } = useField(props);
  // Moments of long ago have other zones, and a year is long ago until its last digit is typed.
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  return (
    <TextField
      {...textField}
      type="datetime-local"
      value={typed && typed.value === value ? typed.text : clockMoment(value)}
      onChange={({ target }) => {
        const next = momentOf(target.value, precisionOf(props.field), isLocal(props.field));
        setTyped({ text: target.value, value: next });
        onChange(next);
      }}
      slotProps={{ htmlInput: { ...textField.slotProps.htmlInput, step: stepOf(props.field) }, ...shrunk }}
    />
  );
}

/** A time of day. */
export function TimeInput(props: FieldInputProps) {
  const { textField, value, onChange } = useField(props);
  // The browser adds seconds to a time without them; setting it again would begin the part being typed again.
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  return (
    <TextField
      {...textField}
      type="time"
      value={typed && typed.value === value ? typed.text : textField.value}
      onChange={({ target }) => {
        const next = timeOf(target.value, precisionOf(props.field));
        setTyped({ text: target.value, value: next });
        onChange(next);
      }}
      slotProps={{ htmlInput: { ...textField.slotProps.htmlInput, step: stepOf(props.field) }, ...shrunk }}
    />
  );
}
