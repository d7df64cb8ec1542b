import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';
import { TextualInput } from './TextualInput.tsx';

// The pages around it have to be small.
const EmptyBox = lazy(async () => ({ default: (await import('./EmptyBox.tsx')).EmptyBox }));

/** A text that must be filled in, and a box below it that answers with an empty one. Blank and not ticked, nothing is answered. */
export function OrEmptyInput(props: FieldInputProps) {
  const { value } = useField(props);
  return (
    <>
      <TextualInput {...props} helperText={false} disabled={value === '' ? true : props.disabled} />
      <Suspense fallback={<Box sx={{ height: 44 }} />}>
        <EmptyBox {...props} />
      </Suspense>
    </>
  );
}
