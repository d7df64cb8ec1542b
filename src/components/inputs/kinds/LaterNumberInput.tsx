import { lazy, Suspense } from 'react';
import type { FieldInputProps } from '../field/inputProps.ts';

const NumberFieldInput = lazy(async () => ({
  default: (await import('./NumberFieldInput.tsx')).NumberFieldInput,
}));

/** A number in a short form: few of them ask for one, so what reads numbers is loaded by those that do. */
export const LaterNumberInput = (props: FieldInputProps) => (
  <Suspense fallback={null}>
    <NumberFieldInput {...props} />
  </Suspense>
);
