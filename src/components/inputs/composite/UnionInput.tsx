import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { readField } from '../../fields/field.ts';
import type { Field, FieldKind } from '../../fields/fieldShape.ts';
import { memberOf } from '../../fields/formValue.ts';
import { Chosen } from '../../fields/heldValues.ts';
import { optionsOf } from '../../fields/parts.ts';
import type { Translate } from '../../texts/text.ts';
import { useText } from '../../texts/useText.ts';
import { focusesPart, useControl } from '../field/control.ts';
import { Group } from '../field/Group.tsx';
import type { FieldInputProps } from '../field/inputProps.ts';
import { Part } from '../field/Part.tsx';
import { FieldInput } from '../kinds/FieldInput.tsx';

/** The name of a member of a union that has no title. */
function kindName(kind: FieldKind, t: Translate): string {
  const names: Partial<Record<FieldKind, string>> = {
    text: t('Text'),
    email: t('E-mail'),
    url: t('Web address'),
    number: t('Number'),
    bigint: t('Number'),
    boolean: t('Yes or no'),
    date: t('Date'),
    day: t('Date'),
    moment: t('Date and time'),
    time: t('Time'),
    choice: t('Choice'),
    choices: t('Choices'),
    file: t('File'),
    list: t('List'),
    array: t('List'),
    set: t('List'),
    items: t('List'),
  };
  return names[kind] ?? t('Other');
}

function namesOf(fields: readonly Field[], t: Translate): string[] {
  const names = fields.map(
    (field) => field.title ?? (field.kind === 'fixed' ? String(field.values?.[0]) : kindName(field.kind, t)),
  );
  return names.map((name, index) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : t('{label} {number}', { label: name, number: index + 1 }),
  );
}

/** A value of one of several types: the choice of which, and the input of that type. */
export function UnionInput({ source, field, label, labelHidden, helperText, disabled }: FieldInputProps) {
  const t = useText();
  const { value, onChange, onBlur, error, ref } = useControl(source);
  const options = optionsOf(field);
  const fields = useMemo(() => options.map((option) => readField(option, t)), [options, t]);
  const names = namesOf(fields, t);
  const isNone = value === null || value === undefined;
  const at = value instanceof Chosen ? value.option : isNone ? 0 : Math.max(0, memberOf(options, value));
  const held = value instanceof Chosen ? value.value : value;
  const part = fields[at];
  const name = names[at] ?? label;
  return (
    <Group label={label} labelHidden={labelHidden} help={helperText || undefined} isWrong={false}>
      <TextField
        select
        label={t('Kind')}
        value={String(at)}
        inputRef={focusesPart(ref)}
        disabled={disabled ?? false}
        onChange={({ target }) => onChange(new Chosen(Number(target.value), null))}
      >
        {names.map((text, index) => (
          <MenuItem key={text} value={String(index)}>
            {text}
          </MenuItem>
        ))}
      </TextField>
      {part && (
        <Part
          key={at}
          source={source}
          value={held}
          onChange={(next) => onChange(new Chosen(at, next))}
          onBlur={onBlur}
          error={error}
        >
          <FieldInput field={part} source={source} label={name} disabled={disabled ?? false} />
        </Part>
      )}
    </Group>
  );
}
