import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { fieldOf } from '../fields/field.ts';
import { labelOf } from '../fields/fieldLabel.ts';
import type { Field } from '../fields/fieldShape.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { TypedFilter } from '../lists/TypedFilter.tsx';
import { useText } from '../texts/useText.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field of the record that the list can be narrowed by, with the one or two parameters of the query for it. */
interface FieldFilter {
  source: string;
  parameters: readonly string[];
}

/** The fields of a record that a list's query has filters for, as schemas/calls names them. */
export function fieldFilters(record: z.ZodObject, query: z.ZodObject): FieldFilter[] {
  return Object.keys(record.shape).flatMap((source) => {
    const parameters = [source, `${source}From`, `${source}To`].filter((name) => query.shape[name]);
    return parameters.length > 0 ? [{ source, parameters }] : [];
  });
}

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
  values: Values;
  onChange: (parameter: string, value: unknown) => void;
}

function OneFilter({ filter: { parameters }, label, query, values, onChange }: OneFilterProps) {
  const t = useText();
  const id = useId();
  const [first = '', second] = parameters;
  const field = fieldOf(query, first, t);
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
      <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
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

interface MoreFiltersProps extends Omit<OneFilterProps, 'filter' | 'label'> {
  record: z.ZodObject;
  filters: readonly FieldFilter[];
  /** Labels instead of the schema's titles. */
  labels: Readonly<Record<string, string>>;
}

/** The filters one seldom needs, behind a button that tells how many of them are used. */
export function MoreFilters({ record, filters, labels, ...rest }: MoreFiltersProps) {
  const t = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const used = filters.filter(({ parameters }) => parameters.some((name) => rest.values[name] !== undefined));
  const title = t('More filters');
  return (
    <>
      <Button
        variant="outlined"
        color={used.length > 0 ? 'primary' : 'inherit'}
        startIcon={<FilterList />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          borderColor: used.length > 0 ? undefined : 'divider',
          bgcolor: used.length > 0 ? 'action.selected' : undefined,
        }}
      >
        {used.length > 0 ? `${title}: ${used.length}` : title}
      </Button>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
    </>
  );
}
