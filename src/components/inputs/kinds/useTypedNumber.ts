import { useState } from 'react';
import { readAmount } from '../../../../schemas/ui/readAmount.ts';
import { groupAmount, groupDigits } from '../../../kit/groupDigits.ts';
import { useFormatLocale } from '../../texts/useFormatLocale.ts';
import { useText } from '../../texts/useText.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

interface NumberHints {
  currency?: string | undefined;
  isPlain?: boolean;
}

/**
 * A number as its reader's language writes it, in a text field: a field of the browser's own for numbers drops the signs it
 * does not know, and so makes another number of them. Digits are grouped once the field is left, so that the cursor never
 * jumps. Typing that is no number stays in the field and in the form's value, with a sentence below it.
 */
export function useTypedNumber(props: FieldInputProps, hints: NumberHints) {
  const { textField, value, onChange } = useField(props);
  const t = useText();
  const locale = useFormatLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const isUnread = typeof value === 'string' && value !== '' && (typed === null || textField.error);
  const { onBlur } = textField;
  const shown = hints.currency === undefined ? groupDigits : groupAmount;
  return {
    ...textField,
    value: typed ?? (typeof value === 'string' ? value : shown(value, locale)),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      const number = readAmount(target.value, { locale, ...hints });
      onChange(Number.isNaN(number) ? target.value : number);
    },
    onBlur: (event: Parameters<typeof onBlur>[0]) => {
      setTyped(null);
      onBlur(event);
    },
    ...(isUnread && {
      error: true,
      helperText: t('This cannot be read as a number. Write it like {example}.', {
        example: groupDigits(12_000, locale),
      }),
    }),
    autoComplete: 'off',
    slotProps: {
      ...textField.slotProps,
      htmlInput: {
        ...textField.slotProps.htmlInput,
        inputMode: props.field.whole ? ('numeric' as const) : ('decimal' as const),
      },
    },
  };
}
