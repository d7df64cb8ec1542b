import type { InputTable } from '../../components/inputs/inputTable.ts';
import { CriteriaInput } from './CriteriaInput.tsx';
import { StagesInput } from './StagesInput.tsx';

/** The inputs that only jobs have. */
export const jobInputs = {
  widgets: { criteria: CriteriaInput, stages: StagesInput },
} satisfies Partial<InputTable>;
