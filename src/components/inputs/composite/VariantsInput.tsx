import { useMemo } from 'react';
import { readField } from '../../fields/field.ts';
import { labelOf } from '../../fields/fieldLabel.ts';
import { blankField } from '../../fields/fieldShape.ts';
import { partsOf, shapeOf, variantOf } from '../../fields/parts.ts';
import { useText } from '../../texts/useText.ts';
import { useControl } from '../field/control.ts';
import { ownErrorText } from '../field/errorText.ts';
import { Group } from '../field/Group.tsx';
import type { FieldInputProps } from '../field/inputProps.ts';
import { ChoiceInput } from '../kinds/ChoiceInput.tsx';
import { FieldRows } from './FieldRows.tsx';

/** One of several objects: the choice of which, and its fields below. */
export function VariantsInput({ source, field, label, labelHidden, helperText, disabled }: FieldInputProps) {
  const t = useText();
  const { name } = variantOf(field, undefined);
  const at = `${source}.${name}`;
  const own = useControl(source);
  const chosen = useControl(at);
  const told = field.values?.find((value) => String(value) === String(chosen.value));
  const { variant } = variantOf(field, told);
  const telling = useMemo(() => {
    const first = field.values?.[0];
    const shape = shapeOf(variantOf(field, first).variant ?? field.schema ?? neverReached());
    const part = shape[name];
    return {
      ...blankField(),
      kind: 'choice' as const,
      title: part && readField(part, t).title,
      choices: field.choices,
      required: field.required,
      nullable: field.nullable,
      omittable: field.omittable,
    };
  }, [field, name, t]);
  const parts = useMemo(() => {
    const all = variant ? partsOf(variant, t) : {};
    return Object.fromEntries(
      Object.entries(all)
        .filter(([part]) => part !== name)
        .map(([part, read]) => [`${source}.${part}`, read]),
    );
  }, [variant, name, source, t]);
  const ownError = ownErrorText(own.error);
  return (
    <Group
      label={label}
      labelHidden={labelHidden}
      help={ownError ?? (helperText || undefined)}
      isWrong={ownError !== undefined}
    >
      <ChoiceInput
        source={at}
        field={telling}
        label={labelOf(telling, name)}
        helperText={false}
        disabled={disabled}
      />
      <FieldRows key={String(told)} fields={parts} />
    </Group>
  );
}

function neverReached(): never {
  throw new Error('A union has variants.');
}
