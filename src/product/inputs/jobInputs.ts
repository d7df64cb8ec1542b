import type { InputTable } from '../../components/inputs/kinds/inputTable.ts';
import { CriteriaInput } from './CriteriaInput.tsx';
import { DistanceInput } from './DistanceInput.tsx';
import { placeInputs } from './placeInputs.ts';
import { StagesInput } from './StagesInput.tsx';

/** The inputs of jobs. */
export const jobInputs = {
  widgets: { ...placeInputs.widgets, criteria: CriteriaInput, distance: DistanceInput, stages: StagesInput },
} satisfies Partial<InputTable>;
