import { BigintInput } from './BigintInput.tsx';
import { ChoicesInput } from './ChoicesInput.tsx';
import { FileInput } from './FileInput.tsx';
import { FixedInput } from './FixedInput.tsx';
import { basicInputs, type InputTable } from './inputTable.ts';
import { JsonInput } from './JsonInput.tsx';
import { MarkdownInput } from './MarkdownInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { ObjectInput, TupleInput } from './ObjectInput.tsx';
import { PairsInput } from './PairsInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { RowsInput } from './RowsInput.tsx';
import { DateInput, MomentInput, TimeInput } from './TimeInputs.tsx';
import { UnionInput } from './UnionInput.tsx';
import { VariantsInput } from './VariantsInput.tsx';
import { WordsInput } from './WordsInput.tsx';

/** The basic inputs, and those that only records have. */
export const allInputs: InputTable = {
  kinds: {
    ...basicInputs.kinds,
    choices: ChoicesInput,
    list: WordsInput,
    bigint: BigintInput,
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
  },
};
