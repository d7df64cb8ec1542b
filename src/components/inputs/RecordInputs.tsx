import { type ReactNode, useMemo } from 'react';
import { allInputs } from './allInputs.ts';
import { Marks } from './field/marks.ts';
import { Inputs } from './kinds/FieldInput.tsx';
import { extendInputs, type InputTable } from './kinds/inputTable.ts';

interface RecordInputsProps {
  /** Inputs of the form's own, over those that all have. */
  own?: Partial<InputTable> | undefined;
  children: ReactNode;
}

/** Forms of records have all inputs, and mark what must be filled in. */
export function RecordInputs({ own, children }: RecordInputsProps) {
  const table = useMemo(() => extendInputs(allInputs, own), [own]);
  return (
    <Inputs value={table}>
      <Marks value="required">{children}</Marks>
    </Inputs>
  );
}
