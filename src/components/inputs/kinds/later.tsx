import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldInputProps } from '../field/inputProps.ts';

type Input = ComponentType<FieldInputProps>;

/** An input that few short forms have: its code is loaded where a form asks for it. */
export function later(load: () => Promise<Input>): Input {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
