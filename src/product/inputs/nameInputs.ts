import type { InputTable } from '../../components/inputs/kinds/inputTable.ts';
import { OrEmptyInput } from '../../components/inputs/kinds/OrEmptyInput.tsx';

/** The input of last names, which some people do not have. */
export const nameInputs = { widgets: { orEmpty: OrEmptyInput } } satisfies Partial<InputTable>;
