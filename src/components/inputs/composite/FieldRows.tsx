import Box from '@mui/material/Box';
import type { Field } from '../../fields/fieldShape.ts';
import { FieldInput, type FieldOptions } from '../kinds/FieldInput.tsx';

const spans = { quarter: 3, third: 4, half: 6 } as const;

/** Columns of twelve a field takes; on phones quarters stand two in a row and all others alone. */
function spanOf({ ui: { width } }: Field) {
  return { xs: `span ${width === 'quarter' ? 6 : 12}`, sm: `span ${width ? spans[width] : 12}` };
}

interface FieldRowsProps {
  /** By name and in order. */
  fields: Readonly<Record<string, Field>>;
  /** Exceptions, by name. */
  special?: Readonly<Record<string, FieldOptions>> | undefined;
  /** Whether the first one takes the focus. */
  autoFocus?: boolean;
  /** Space between two rows, in the theme's units. */
  rowGap?: number;
}

/** The inputs of some fields, in rows. */
export const FieldRows = ({ fields, special = {}, autoFocus = false, rowGap = 0.5 }: FieldRowsProps) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: 2,
      rowGap,
      alignItems: 'start',
      minWidth: 0,
    }}
  >
    {Object.entries(fields).map(([source, field], index) => (
      <Box key={source} sx={{ gridColumn: spanOf(field), minWidth: 0 }}>
        <FieldInput field={field} source={source} autoFocus={autoFocus && index === 0} {...special[source]} />
      </Box>
    ))}
  </Box>
);
