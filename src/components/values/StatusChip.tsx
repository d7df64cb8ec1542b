import Box from '@mui/material/Box';
import type { z } from 'zod';
import { choiceWords } from '../fields/field.ts';
import { useText } from '../texts/useText.ts';
import type { StatusTone } from './tones.ts';

interface StatusChipProps {
  /** One of the values of the schema. */
  value: string;
  /** The enum the value belongs to; its words are shown. */
  schema: z.core.$ZodType;
  /** Tone by value; neutral where it says nothing. */
  tones?: Readonly<Record<string, StatusTone>>;
}

/**
 * A state in a word, with a dot of its colour. The word carries the meaning.
 *
 * @example <StatusChip value="PAID" schema={OrderStatus} tones={{ PAID: 'positive', LATE: 'negative' }} />
 */
export function StatusChip({ value, schema, tones = {} }: StatusChipProps) {
  const tone = tones[value] ?? 'neutral';
  const label = choiceWords(schema, value, useText());
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        maxWidth: '100%',
        px: 1,
        py: 0.25,
        borderRadius: 1,
        typography: 'caption',
        fontWeight: 550,
        whiteSpace: 'nowrap',
        color: `tone.${tone}.text`,
        bgcolor: `tone.${tone}.soft`,
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 7, height: 7, flex: 'none', borderRadius: '50%', bgcolor: `tone.${tone}.main` }}
      />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {label}
      </Box>
    </Box>
  );
}
