import { ObjectInput, TupleInput } from './composite/ObjectInput.tsx';
import { PairsInput } from './composite/PairsInput.tsx';
import { RowsInput } from './composite/RowsInput.tsx';
import { UnionInput } from './composite/UnionInput.tsx';
import { VariantsInput } from './composite/VariantsInput.tsx';
import { WordsInput } from './composite/WordsInput.tsx';
import { BigintInput } from './kinds/BigintInput.tsx';
import { ChoicesInput } from './kinds/ChoicesInput.tsx';
import { DayInput } from './kinds/DayInput.tsx';
import { FileInput } from './kinds/FileInput.tsx';
import { FixedInput } from './kinds/FixedInput.tsx';
import { basicInputs, type InputTable } from './kinds/inputTable.ts';
import { JsonInput } from './kinds/JsonInput.tsx';
import { MarkdownInput } from './kinds/MarkdownInput.tsx';
import { MoneyInput } from './kinds/MoneyInput.tsx';
import { NumberFieldInput } from './kinds/NumberFieldInput.tsx';
import { OrEmptyInput } from './kinds/OrEmptyInput.tsx';
import { ReferenceInput } from './kinds/ReferenceInput.tsx';
import { DateInput, MomentInput, TimeInput } from './kinds/TimeInputs.tsx';

/** The basic inputs, and those that only records have. */
export const allInputs: InputTable = {
  kinds: {
    ...basicInputs.kinds,
    choices: ChoicesInput,
    list: WordsInput,
    bigint: BigintInput,
    number: NumberFieldInput,
    date: DayInput,
    time: TimeInput,
    moment: MomentInput,
    day: DateInput,
    fixed: FixedInput,
    file: FileInput,
    reference: ReferenceInput,
    items: RowsInput,
    array: RowsInput,
    set: RowsInput,
    tuple: TupleInput,
    object: ObjectInput,
    record: PairsInput,
    map: PairsInput,
    variants: VariantsInput,
    union: UnionInput,
    other: JsonInput,
  },
  widgets: {
    ...basicInputs.widgets,
    markdown: MarkdownInput,
    money: MoneyInput,
    orEmpty: OrEmptyInput,
  },
};
