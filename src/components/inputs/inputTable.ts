/** Which input shows which field. A new kind or widget is a new row. */

import type { ComponentType } from 'react';
import type { FieldUi } from '../../../schemas/fields.ts';
import type { Field, FieldKind } from '../fields/fieldShape.ts';
import { ChoiceInput, ChoicesInput } from './ChoiceInput.tsx';
import { CriteriaInput } from './CriteriaInput.tsx';
import { DayInput } from './DayInput.tsx';
import { FlagInput } from './FlagInput.tsx';
import type { FieldInputProps } from './inputProps.ts';
import { MarkdownInput } from './MarkdownInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberFieldInput } from './NumberFieldInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { StagesInput } from './StagesInput.tsx';
import { LongTextInput, TextualInput } from './TextualInput.tsx';
import { WordsInput } from './WordsInput.tsx';

type Input = ComponentType<FieldInputProps>;

const kinds: Partial<Record<FieldKind, Input>> = {
  text: TextualInput,
  email: TextualInput,
  url: TextualInput,
  number: NumberFieldInput,
  boolean: FlagInput,
  date: DayInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  list: WordsInput,
};

const widgets: Record<NonNullable<FieldUi['widget']>, Input> = {
  markdown: MarkdownInput,
  textarea: LongTextInput,
  password: PasswordInput,
  money: MoneyInput,
  criteria: CriteriaInput,
  stages: StagesInput,
};

/** The input for a field: by its widget where it names one, else by its kind; undefined when nothing fits. */
export const inputFor = (field: Field): Input | undefined =>
  field.ui.widget ? widgets[field.ui.widget] : kinds[field.kind];
