/** How each kind of value is shown. A new kind is a new row of the table. */
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { ComponentType } from 'react';
import type { Field, FieldKind } from '../fields/fieldShape.ts';
import { useFormatLocale } from '../texts/useFormatLocale.ts';
import { useText } from '../texts/useText.ts';
import { DateText } from '../values/DateText.tsx';
import { MarkdownText } from '../values/MarkdownText.tsx';
import { Money } from '../values/Money.tsx';
import { Nothing } from '../values/Nothing.tsx';

interface ValueProps {
  /** Never null, undefined or empty: those are shown before the table is asked. */
  value: unknown;
  field: Field;
  /** The record the value is of; money looks there for its currency. */
  record: Readonly<Record<string, unknown>>;
  /** In a table: a moment without its time, on one line. */
  compact?: boolean;
}

const Words = ({ value }: ValueProps) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {String(value)}
  </Box>
);

const Paragraphs = ({ value }: ValueProps) => (
  <Box
    component="span"
    sx={{ display: 'block', maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
  >
    {String(value)}
  </Box>
);

function Numeral({ value }: ValueProps) {
  const locale = useFormatLocale();
  return <>{new Intl.NumberFormat(locale).format(Number(value))}</>;
}

function YesOrNo({ value }: ValueProps) {
  const t = useText();
  return <>{value ? t('Yes') : t('No')}</>;
}

/** The currency stands in the record under a name that ends in "currency". */
function Amount({ value, record }: ValueProps) {
  const key = Object.keys(record).find((name) => /currency$/i.test(name));
  return <Money min={Number(value)} max={Number(value)} currency={String((key && record[key]) ?? 'USD')} />;
}

const Choice = ({ value, field }: ValueProps) => (
  <>{field.choices.find((choice) => choice.id === value)?.name ?? String(value)}</>
);

/** In a narrow place it breaks after the @ rather than in the middle of a name. */
function Address({ value }: ValueProps) {
  const [name, domain] = String(value).split(/(?<=@)/);
  return (
    <Link href={`mailto:${String(value)}`} sx={{ overflowWrap: 'anywhere' }}>
      {name}
      <wbr />
      {domain}
    </Link>
  );
}

const nameOf = (item: unknown): string =>
  typeof item === 'object' && item !== null && 'name' in item ? String(item.name) : String(item);

function Chips({ value, field }: ValueProps) {
  const items = Array.isArray(value) ? value.map(nameOf) : [String(value)];
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75, maxWidth: '100%' }}>
      {items.map((item) => (
        <Chip
          key={item}
          component="span"
          size="small"
          variant="outlined"
          label={field.choices.find((choice) => choice.id === item)?.name ?? item}
        />
      ))}
    </Box>
  );
}

const kinds: Record<FieldKind, ComponentType<ValueProps>> = {
  text: Words,
  email: Address,
  url: ({ value }) => (
    <Link href={String(value)} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {String(value).replace(/^https?:\/\//, '')}
    </Link>
  ),
  number: Numeral,
  boolean: YesOrNo,
  date: ({ value }) => <DateText value={String(value)} />,
  moment: ({ value, compact }) => <DateText value={String(value)} withTime={!compact} />,
  choice: Choice,
  choices: Chips,
  list: Chips,
  items: Chips,
  other: ({ value }) => <>{JSON.stringify(value)}</>,
};

/** Hints of the schema that win over the kind. */
const widgets: Partial<Record<NonNullable<Field['ui']['widget']>, ComponentType<ValueProps>>> = {
  money: Amount,
  textarea: Paragraphs,
  markdown: ({ value }) => <MarkdownText>{String(value)}</MarkdownText>,
};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** One value of a record as its schema says it should look; a dash where there is none. */
export function SchemaValue({ value, field, record, compact }: ValueProps) {
  if (isNothing(value)) return <Nothing />;
  const Shown = (field.ui.widget && widgets[field.ui.widget]) ?? kinds[field.kind];
  return <Shown value={value} field={field} record={record} compact={compact} />;
}

/** Whether values of a field line up at the end of a column. */
export const isNumeric = (field: Field): boolean => field.kind === 'number';
