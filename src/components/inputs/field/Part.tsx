import type { ReactNode } from 'react';
import { ControlHook, HeldBy, type HeldPart, useHeld } from './control.ts';

interface PartProps extends HeldPart {
  children: ReactNode;
}

/** Holds a value for the inputs in it, in place of the form: for what a form cannot keep by name, as entries of a set. */
export const Part = ({ children, ...part }: PartProps) => (
  <HeldBy value={part}>
    <ControlHook value={useHeld}>{children}</ControlHook>
  </HeldBy>
);
