/** A page with a form of a hundred fields, made by the library or written by hand, and the time a keystroke takes in it. */

import type { ReactNode } from 'react';
import {
  AdminContext,
  defaultTheme,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { SchemaForm } from '../src/components/schema/SchemaForm.tsx';
import { withTones } from '../src/kit/libraryTheme.ts';

export type FormName = 'SchemaForm' | 'by hand';

declare global {
  interface Window {
    /** Shows a form, and answers when it is there. */
    showMeasured: (name: FormName) => Promise<void>;
    /** Milliseconds of each keystroke: what it runs, and the layout after it. */
    typeIn: (letters: number) => Promise<number[]>;
  }
}

const rigs = ['SLOOP', 'KETCH', 'YAWL', 'CUTTER'] as const;
const names = Array.from({ length: 100 }, (_, index) => `field${index}`);

const kinds = [z.string().min(1), z.number(), z.enum(rigs)] as const;
const schema = z.object(Object.fromEntries(names.map((name, index) => [name, kinds[index % 3] ?? kinds[0]])));

const inputs = [
  (source: string) => <TextInput key={source} source={source} validate={required()} />,
  (source: string) => <NumberInput key={source} source={source} validate={required()} />,
  (source: string) => (
    <SelectInput
      key={source}
      source={source}
      validate={required()}
      choices={rigs.map((rig) => ({ id: rig, name: rig }))}
    />
  ),
] as const;

/** SchemaForm's bar has no "Delete" either. */
const bar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

const ignore = () => undefined;

const forms: Record<FormName, () => ReactNode> = {
  SchemaForm: () => <SchemaForm schema={schema} onSubmit={ignore} />,
  'by hand': () => (
    <SimpleForm onSubmit={ignore} toolbar={bar} warnWhenUnsavedChanges>
      {names.map((name, index) => inputs[index % 3]?.(name))}
    </SimpleForm>
  ),
};

const theme = withTones(defaultTheme);
const place = document.getElementById('root');
if (!place) throw new Error('The page has no root.');
const root = createRoot(place);

/** After everything React has to do by now. */
const settled = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const textInputs = () => document.querySelectorAll<HTMLInputElement>('input[type=text]');

window.showMeasured = async (name) => {
  root.render(null);
  await frame();
  root.render(
    <AdminContext theme={theme} darkTheme={null}>
      {forms[name]()}
    </AdminContext>,
  );
  while (textInputs().length < 34) await frame();
};

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

window.typeIn = async (letters) => {
  const input = textInputs()[16];
  if (!input) throw new Error('The form has no seventeenth text.');
  input.focus();
  const times: number[] = [];
  for (let typed = 0; typed < letters; typed += 1) {
    await frame();
    await settled();
    const start = performance.now();
    setValue?.call(input, `${input.value}a`);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a' }));
    await settled();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return times;
};
