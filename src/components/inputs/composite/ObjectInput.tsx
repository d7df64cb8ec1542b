import { useMemo } from 'react';
import { readField } from '../../fields/field.ts';
import { partsOf, placesOf } from '../../fields/parts.ts';
import { useText } from '../../texts/useText.ts';
import { useControl } from '../field/control.ts';
import { ownErrorText } from '../field/errorText.ts';
import { Group } from '../field/Group.tsx';
import type { FieldInputProps } from '../field/inputProps.ts';
import { FieldRows } from './FieldRows.tsx';
import { RowsInput } from './RowsInput.tsx';

/** An object within a record: its fields under its name. */
export function ObjectInput({ source, field, label, labelHidden, helperText, disabled }: FieldInputProps) {
  const t = useText();
  const error = ownErrorText(useControl(source).error);
  const parts = useMemo(() => {
    const own = field.schema ? partsOf(field.schema, t) : {};
    return Object.fromEntries(Object.entries(own).map(([name, part]) => [`${source}.${name}`, part]));
  }, [field.schema, source, t]);
  const special = disabled
    ? Object.fromEntries(Object.keys(parts).map((name) => [name, { disabled }]))
    : undefined;
  return (
    <Group
      label={label}
      labelHidden={labelHidden}
      help={error ?? (helperText || undefined)}
      isWrong={Boolean(error)}
    >
      <FieldRows fields={parts} special={special} />
    </Group>
  );
}

/** A fixed number of values in order, each of its own type; more of the last type where the schema takes them. */
export function TupleInput(props: FieldInputProps) {
  const t = useText();
  const { source, field, label, labelHidden, helperText } = props;
  const error = ownErrorText(useControl(source).error);
  const { items, rest } = placesOf(field);
  const parts = items.map((item, index) => [`${source}.${index}`, readField(item, t)] as const);
  const labels = Object.fromEntries(
    parts.map(([name, part], index) => [
      name,
      { label: part.title ?? t('{label} {number}', { label, number: index + 1 }) },
    ]),
  );
  if (rest) return <RowsInput {...props} />;
  return (
    <Group
      label={label}
      labelHidden={labelHidden}
      help={error ?? (helperText || undefined)}
      isWrong={Boolean(error)}
    >
      <FieldRows fields={Object.fromEntries(parts)} special={labels} />
    </Group>
  );
}
