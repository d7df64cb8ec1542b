import { ChoicesInput } from './ChoicesInput.tsx';
import { basicInputs, type InputTable } from './inputTable.ts';
import { MarkdownInput } from './MarkdownInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { WordsInput } from './WordsInput.tsx';

/** The basic inputs, and those that only records have. */
export const allInputs: InputTable = {
  kinds: { ...basicInputs.kinds, choices: ChoicesInput, list: WordsInput },
  widgets: {
    ...basicInputs.widgets,
    markdown: MarkdownInput,
    money: MoneyInput,
  },
};
