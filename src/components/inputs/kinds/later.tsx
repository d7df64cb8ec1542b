import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldInputProps } from '../field/inputProps.ts';

type Input = ComponentType<FieldInputProps>;

/** Makes a lazy input: its code is loaded when a form first shows it. Use it for inputs that most forms do not need. */
export function later(load: () => Promise<Input>): Input {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
