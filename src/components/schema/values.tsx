/** How each kind of value is shown. A new kind is a new row of the table. */
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { type ComponentType, createContext, lazy, Suspense, useContext } from 'react';
import { z } from 'zod';
import { readField } from '../fields/field.ts';
import { labelOf } from '../fields/fieldLabel.ts';
import type { Field, FieldKind } from '../fields/fieldShape.ts';
import { entriesOf, pairsOf } from '../fields/formValue.ts';
import { elementOf, entryOf, optionsOf, partsOf, placesOf, shapeOf, variantOf } from '../fields/parts.ts';
import type { Schema } from '../fields/zodTypes.ts';
import { useFormatLocale } from '../texts/useFormatLocale.ts';
import { useText } from '../texts/useText.ts';
import { DateText } from '../values/DateText.tsx';
import { MarkdownText } from '../values/MarkdownText.tsx';
import { Money } from '../values/Money.tsx';
import { Nothing } from '../values/Nothing.tsx';

/** A look for a value; never asked for one that is not there. */
export type Look = ComponentType<ValueProps>;

/** Which look shows which field: by widget where one is named, else by kind. */
export interface LookTable {
  kinds: Readonly<Partial<Record<FieldKind, Look>>>;
  widgets: Readonly<Partial<Record<string, Look>>>;
}

/**
 * Looks that an app has everywhere, over the library's own.
 *
 * @example
 * <AppLooks value={{ widgets: { stars: ({ value }) => <Rating value={Number(value)} readOnly /> } }}>
 *   <Admin dataProvider={dataProvider} />
 * </AppLooks>
 */
export const AppLooks = createContext<Partial<LookTable> | undefined>(undefined);

/** Props of every look. */
export interface ValueProps {
  /** Never null, undefined or empty: those are shown before the table is asked. */
  value: unknown;
  field: Field;
  /** The record the value is of; money looks there for its currency. */
  record: Readonly<Record<string, unknown>>;
  /** In a table: a moment without its time, on one line. */
  compact?: boolean | undefined;
}

const Words = ({ value }: ValueProps) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    {String(value)}
  </Box>
);

/** Two lines of a long text, for a cell. */
const Beginning = ({ value }: ValueProps) => (
  <Box
    component="span"
    sx={{
      display: '-webkit-box',
      maxWidth: '40ch',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    }}
  >
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
  return (
    <>
      {new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(
        typeof value === 'bigint' ? value : Number(value),
      )}
    </>
  );
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
  <>{field.choices.find((choice) => choice.id === String(value))?.name ?? String(value)}</>
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

const WebAddress = ({ value }: ValueProps) => (
  <Link href={String(value)} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
    {String(value).replace(/^https?:\/\//, '')}
  </Link>
);

const FileName = ({ value }: ValueProps) => <>{value instanceof File ? value.name : String(value)}</>;

/** A value that JSON cannot say is not shown as something else. */
function jsonText(value: unknown): string {
  try {
    return (
      JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? String(value)
    );
  } catch {
    return String(value);
  }
}

const Json = ({ value }: ValueProps) => (
  <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
    {typeof value === 'string' ? value : jsonText(value)}
  </Box>
);

/** Loaded with the first reference: it brings much of react-admin to pages that have none. */
const ReferenceName = lazy(() =>
  import('./ReferenceName.tsx').then((loaded) => ({ default: loaded.ReferenceName })),
);

const Referred = ({ value, field }: ValueProps) => (
  <Suspense fallback={String(value)}>
    <ReferenceName
      reference={field.ui.reference ?? ''}
      id={typeof value === 'number' ? value : String(value)}
    />
  </Suspense>
);

/** A value in a list of names and values, or one after the other. */
interface Shown {
  name?: string;
  value: unknown;
  type: Schema;
}

/** The parts of a value: below each other on a page, in one line in a table. */
function Several({
  parts,
  record,
  compact,
}: Pick<ValueProps, 'record' | 'compact'> & { parts: readonly Shown[] }) {
  const t = useText();
  return (
    <Box
      component="span"
      sx={{
        display: compact ? 'inline' : 'flex',
        flexDirection: 'column',
        gap: 0.5,
        overflowWrap: 'anywhere',
      }}
    >
      {parts.map(({ name, value, type }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place alone
        <span key={at}>
          {compact && at > 0 && ', '}
          {name !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {name}:{' '}
            </Box>
          )}
          <SchemaValue value={value} field={readField(type, t)} record={record} compact={compact} />
        </span>
      ))}
    </Box>
  );
}

function Entries({ value, field, record, compact }: ValueProps) {
  const { items, rest } = placesOf(field);
  const parts = entriesOf(value).flatMap((entry, at): Shown[] => {
    const type = elementOf(field) ?? items[at] ?? rest;
    return type ? [{ value: entry, type }] : [];
  });
  const isNamed =
    field.kind === 'items' && parts.every(({ value: entry }) => nameOf(entry) !== String(entry));
  if (isNamed) return <Chips value={value} field={field} record={record} compact={compact} />;
  return <Several parts={parts} record={record} compact={compact} />;
}

function PartsOf({ value, field, record, compact }: ValueProps) {
  const t = useText();
  const given: Readonly<Record<string, unknown>> = typeof value === 'object' ? { ...value } : {};
  const { name } = variantOf(field, undefined);
  const type = field.kind === 'variants' ? variantOf(field, given[name]).variant : field.schema;
  const parts = Object.entries(type ? partsOf(type, t) : {}).filter(([key]) => given[key] !== undefined);
  const shape = type ? shapeOf(type) : {};
  const shown = parts.flatMap(([key, part]): Shown[] => {
    const partType = shape[key];
    return partType ? [{ name: labelOf(part, key), value: given[key], type: partType }] : [];
  });
  return <Several parts={shown} record={{ ...record, ...given }} compact={compact} />;
}

function Pairs({ value, field, record, compact }: ValueProps) {
  const types = entryOf(field);
  if (!types) return <>{jsonText(value)}</>;
  const parts = pairsOf(value).map(([key, entry]) => ({
    name: String(key),
    value: entry,
    type: types.value,
  }));
  return <Several parts={parts} record={record} compact={compact} />;
}

function OptionOf({ value, field, record, compact }: ValueProps) {
  const t = useText();
  const option = optionsOf(field).find((one) => z.safeParse(one, value).success);
  if (!option) return <>{typeof value === 'object' ? jsonText(value) : String(value)}</>;
  return <SchemaValue value={value} field={readField(option, t)} record={record} compact={compact} />;
}

const DayOf = ({ value }: ValueProps) => (
  <DateText value={value instanceof Date ? value.toISOString().slice(0, 10) : String(value)} />
);

const MomentOf = ({ value, compact }: ValueProps) => (
  <DateText value={value instanceof Date ? value.toISOString() : String(value)} withTime={!compact} />
);

/** The looks that all apps begin with. */
const ownLooks: LookTable & { kinds: Record<FieldKind, Look> } = {
  kinds: {
    text: Words,
    email: Address,
    url: WebAddress,
    number: Numeral,
    bigint: Numeral,
    boolean: YesOrNo,
    date: DayOf,
    day: DayOf,
    moment: MomentOf,
    time: Words,
    fixed: Choice,
    choice: Choice,
    choices: Chips,
    list: Chips,
    array: Entries,
    set: Entries,
    tuple: Entries,
    items: Entries,
    object: PartsOf,
    record: Pairs,
    map: Pairs,
    variants: PartsOf,
    union: OptionOf,
    file: FileName,
    reference: Referred,
    other: Json,
    unaskable: Json,
  },
  widgets: {
    money: Amount,
    textarea: (props: ValueProps) => (props.compact ? <Beginning {...props} /> : <Paragraphs {...props} />),
    markdown: (props: ValueProps) =>
      props.compact ? <Beginning {...props} /> : <MarkdownText>{String(props.value)}</MarkdownText>,
  },
};

/** Whether there is nothing to show. */
export const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  ((value instanceof Set || value instanceof Map) && value.size === 0);

/**
 * One value of a record as its schema says it should look; a dash where there is none.
 *
 * @example <SchemaValue value={order.collectOn} field={field} record={order} />
 */
export function SchemaValue({ value, field, record, compact }: ValueProps) {
  const app = useContext(AppLooks);
  const { kind, ui } = field;
  if (isNothing(value)) return <Nothing />;
  const named = ui.widget ? (app?.widgets?.[ui.widget] ?? ownLooks.widgets[ui.widget]) : undefined;
  const Shown = named ?? app?.kinds?.[kind] ?? ownLooks.kinds[kind];
  return <Shown value={value} field={field} record={record} compact={compact} />;
}

/** Whether values of a field line up at the end of a column. */
export const isNumeric = ({ kind }: Field): boolean => kind === 'number' || kind === 'bigint';
