import type { ReactNode } from 'react';
import { allInputs } from './allInputs.ts';
import { Inputs } from './FieldInput.tsx';
import { Marks } from './marks.ts';

/** Forms of records have all inputs, and mark what must be filled in. */
export const RecordInputs = ({ children }: { children: ReactNode }) => (
  <Inputs value={allInputs}>
    <Marks value="required">{children}</Marks>
  </Inputs>
);
