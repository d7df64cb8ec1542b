import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { fieldOf } from '../fields/field.ts';
import { spanOf } from '../schema/span.ts';
import { PlainInput } from './PlainInput.tsx';

interface PlainFieldsProps {
  schema: z.ZodObject;
  /** Names of fields, in order; the first one takes the focus when `autoFocus` is set. */
  fields: readonly string[];
  control: Control<FieldValues>;
  autoFocus?: boolean;
  /** Inputs that replace the one the schema would get, by field. */
  overrides?: Readonly<Record<string, ReactNode>>;
}

/** Fields of a schema in rows, for pages outside the dashboard: react-hook-form alone, without react-admin. */
export function PlainFields({ schema, fields, control, autoFocus, overrides = {} }: PlainFieldsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
      }}
    >
      {fields.map((source, index) => (
        <Box key={source} sx={{ gridColumn: spanOf(schema, source), minWidth: 0 }}>
          {overrides[source] ?? (
            <PlainInput
              field={fieldOf(schema, source)}
              source={source}
              control={control}
              autoFocus={autoFocus === true && index === 0}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
