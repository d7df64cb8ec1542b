import Box from '@mui/material/Box';
import { readField } from '../../fields/field.ts';
import { labelOf } from '../../fields/fieldLabel.ts';
import type { Field } from '../../fields/fieldShape.ts';
import { entriesOf } from '../../fields/formValue.ts';
import { elementOf, partsOf, placesOf } from '../../fields/parts.ts';
import type { Schema } from '../../fields/zodTypes.ts';
import { useText } from '../../texts/useText.ts';
import { partAt } from '../field/control.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { Part } from '../field/Part.tsx';
import { FieldInput } from '../kinds/FieldInput.tsx';
import { AddEntry } from './AddEntry.tsx';
import { ListInputFrame } from './ListInputFrame.tsx';
import { OrderedRows } from './OrderedRows.tsx';
import { useListInput } from './useListInput.ts';

/** The type of an entry by its place. */
function typeAt(field: Field, at: number): Schema | undefined {
  const { items, rest } = placesOf(field);
  return elementOf(field) ?? items[at] ?? rest ?? undefined;
}

/** Words to call an entry by: its first text, else its number. */
function nameIn(item: unknown): string | undefined {
  if (typeof item === 'string' || typeof item === 'number') return String(item).trim() || undefined;
  if (typeof item !== 'object' || item === null) return undefined;
  return Object.values(item).find((part): part is string => typeof part === 'string' && part.trim() !== '');
}

/** The first line of text in an entry that has several fields; what is chosen from a list names nothing. */
function lineIn(item: unknown, parts: Readonly<Record<string, Field>>): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const said = new Map<string, unknown>(Object.entries(item));
  const names = Object.keys(parts).filter((name) => parts[name]?.kind === 'text' && !parts[name]?.ui.widget);
  return names
    .map((name) => said.get(name))
    .find((text): text is string => typeof text === 'string' && text.trim() !== '');
}

/** Any number of values of one type, in order: each a row with its inputs, to add, remove and reorder. */
export function RowsInput(props: FieldInputProps) {
  const { source, field, label, disabled } = props;
  const t = useText();
  const list = useListInput<unknown>(source, entriesOf);
  const fixed = placesOf(field).items.length;
  const items =
    list.items.length < fixed ? Array.from({ length: fixed }, (_, at) => list.items[at] ?? null) : list.items;
  const numbered = (at: number) => t('{label} {number}', { label, number: at + 1 });
  /** Entries whose type has a name are headed by their own words, and by that name as long as there are none. */
  const labelAt = (part: Field, item: unknown, at: number) => {
    if (part.title && fixed > at) return labelOf(part, source);
    if (!part.title || part.kind !== 'object' || !part.schema) return numbered(at);
    const words = lineIn(item, partsOf(part.schema, t));
    return words ?? t('{label} {number}', { label: part.title, number: at + 1 });
  };
  const blank = () =>
    readField(typeAt(field, items.length) ?? field.schema ?? unreachable(source)).defaultValue ?? null;
  return (
    <ListInputFrame input={props} list={list} nameOf={(item) => nameIn(item) ?? label} entriesSayErrors>
      <OrderedRows
        isTall
        label={label}
        items={items}
        nameOf={(item, at) => nameIn(item) ?? numbered(at)}
        onMove={list.move}
        onRemove={list.remove}
        isFixed={(at) => at < fixed || disabled === true}
      >
        {(item, at) => {
          const type = typeAt(field, at);
          if (!type) return null;
          const part = readField(type, t);
          return (
            <Part
              source={`${source}.${at}`}
              value={item}
              onChange={(value) => list.set(items.with(at, value))}
              onBlur={list.onBlur}
              error={partAt(list.errors, String(at))}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <FieldInput
                  field={part}
                  source={`${source}.${at}`}
                  label={labelAt(part, item, at)}
                  disabled={disabled ?? false}
                />
              </Box>
            </Part>
          );
        }}
      </OrderedRows>
      <AddEntry input={props} list={list} onAdd={() => list.set([...items, blank()])} />
    </ListInputFrame>
  );
}

function unreachable(source: string): never {
  throw new Error(`"${source}" has no type of entries.`);
}
