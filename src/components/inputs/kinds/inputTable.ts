/** Which input shows which field. A new kind or widget is a new row, and a form may bring a table with more of them. */

import type { ComponentType } from 'react';
import type { Field, FieldKind } from '../../fields/fieldShape.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { FlagInput } from './FlagInput.tsx';
import { later } from './later.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { LongTextInput, TextualInput } from './TextualInput.tsx';

type Input = ComponentType<FieldInputProps>;

/** Inputs by the kind of a field and by the widget its schema names; the widget goes first. */
export interface InputTable {
  kinds: Readonly<Partial<Record<FieldKind, Input>>>;
  widgets: Readonly<Partial<Record<string, Input>>>;
}

/** A table with more inputs, or other ones. */
export const extendInputs = (table: InputTable, own: Partial<InputTable> = {}): InputTable => ({
  kinds: { ...table.kinds, ...own.kinds },
  widgets: { ...table.widgets, ...own.widgets },
});

/** The inputs of short forms, on pages that have to be small. */
export const basicInputs: InputTable = {
  kinds: {
    text: TextualInput,
    email: TextualInput,
    url: TextualInput,
    number: later(async () => (await import('./NumberFieldInput.tsx')).NumberFieldInput),
    boolean: FlagInput,
    date: later(async () => (await import('./DayInput.tsx')).DayInput),
    choice: ChoiceInput,
  },
  widgets: { textarea: LongTextInput, password: PasswordInput },
};

/** The input for a field: by its widget where the table has it, else by its kind; undefined when nothing fits. */
export const inputFor = ({ kinds, widgets }: InputTable, { kind, ui }: Field): Input | undefined =>
  (ui.widget ? widgets[ui.widget] : undefined) ?? kinds[kind];
