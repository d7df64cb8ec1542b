import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { z } from 'zod';
import { fieldOf } from '../fields/field.ts';
import { labelOf } from '../fields/fieldLabel.ts';
import type { Field } from '../fields/fieldShape.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { TypedFilter } from '../lists/TypedFilter.tsx';
import { useText } from '../texts/useText.ts';
import type { FieldFilter } from './fieldFilters.ts';

/** One value of a filter, which may be kept as a list. */
const textOf = (value: unknown): string => String((Array.isArray(value) ? value[0] : value) ?? '');

const inputTypes: Partial<Record<Field['kind'], 'number' | 'date' | 'time'>> = {
  number: 'number',
  date: 'date',
  moment: 'date',
  union: 'date',
  time: 'time',
};

interface OneFilterProps {
  filter: FieldFilter;
  label: string;
  query: z.ZodObject;
  /** Those in force, by parameter. */
  values: Readonly<Record<string, unknown>>;
  onChange: (parameter: string, value: unknown) => void;
}

function OneFilter({ filter: { parameters }, label, query, values, onChange }: OneFilterProps) {
  const t = useText();
  const id = useId();
  const [first = '', second] = parameters;
  const field = fieldOf(query, first, t);
  // On a phone two days do not fit beside each other.
  const isWide = inputTypes[field.kind] === 'date';
  const typed = (name: string, title: string) => (
    <TypedFilter
      key={name}
      label={title}
      type={inputTypes[fieldOf(query, name).kind] ?? 'text'}
      value={textOf(values[name])}
      takes={(value) => query.shape[name]?.safeParse(value).success === true}
      onChange={(value) => onChange(name, value || undefined)}
    />
  );
  if (second !== undefined) {
    return (
      <Box
        role="group"
        aria-labelledby={id}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: isWide ? '1fr' : '1fr 1fr', sm: '1fr 1fr' },
        }}
      >
        <Typography id={id} variant="body2" sx={{ gridColumn: '1 / -1' }}>
          {label}
        </Typography>
        {typed(first, t('From'))}
        {typed(second, t('To'))}
      </Box>
    );
  }
  if (field.choices.length === 0) return <Box sx={{ alignSelf: 'end' }}>{typed(first, label)}</Box>;
  const value = values[first];
  return (
    <Box sx={{ alignSelf: 'end' }}>
      <ChoiceFilter
        label={label}
        choices={field.choices}
        value={Array.isArray(value) ? value.map(String) : value ? [String(value)] : []}
        onChange={(chosen) => onChange(first, chosen.length > 0 ? chosen : undefined)}
      />
    </Box>
  );
}

export interface FilterPanelProps extends Omit<OneFilterProps, 'filter' | 'label'> {
  /** The record of the list. */
  record: z.ZodObject;
  filters: readonly FieldFilter[];
  /** Labels instead of the schema's titles. */
  labels: Readonly<Record<string, string>>;
}

interface OpenPanelProps {
  id: string;
  title: string;
  /** The button it hangs on; closed without one. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Filters by many fields, under each other; they are applied as they change. */
export function FilterPanel({
  id,
  title,
  anchor,
  onClose,
  record,
  filters,
  labels,
  ...rest
}: FilterPanelProps & OpenPanelProps) {
  const t = useText();
  return (
    <Popover
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': title,
          sx: {
            p: 2,
            mt: 0.5,
            width: 640,
            maxHeight: '70vh',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          },
        },
      }}
    >
      {filters.map((filter) => (
        <OneFilter
          key={filter.source}
          filter={filter}
          label={labels[filter.source] ?? labelOf(fieldOf(record, filter.source, t), filter.source)}
          {...rest}
        />
      ))}
    </Popover>
  );
}
