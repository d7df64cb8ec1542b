import Box from '@mui/material/Box';
import { readField } from '../../fields/field.ts';
import { pairsOf } from '../../fields/formValue.ts';
import { entryOf } from '../../fields/parts.ts';
import { useText } from '../../texts/useText.ts';
import { partAt } from '../field/control.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { Part } from '../field/Part.tsx';
import { FieldInput } from '../kinds/FieldInput.tsx';
import { AddEntry } from './AddEntry.tsx';
import { ListInputFrame } from './ListInputFrame.tsx';
import { OrderedRows } from './OrderedRows.tsx';
import { useListInput } from './useListInput.ts';

/** Keys and their values, a row for each. */
export function PairsInput(props: FieldInputProps) {
  const { source, field, label, disabled } = props;
  const t = useText();
  const list = useListInput<[unknown, unknown]>(source, pairsOf);
  const keyOf = ([key]: [unknown, unknown]) => String(key ?? '').trim();
  const types = entryOf(field);
  if (!types) return null;
  const parts = [readField(types.key, t), readField(types.value, t)] as const;
  const names = [t('Key'), t('Value')] as const;
  return (
    <ListInputFrame input={props} list={list} nameOf={(pair) => keyOf(pair) || label} entriesSayErrors>
      <OrderedRows
        label={label}
        items={list.items}
        nameOf={(pair, at) => keyOf(pair) || t('{label} {number}', { label, number: at + 1 })}
        onMove={list.move}
        onRemove={list.remove}
        isFixed={() => disabled === true}
      >
        {(pair, at) =>
          parts.map((part, side) => (
            <Part
              key={names[side]}
              source={`${source}.${at}.${side}`}
              value={pair[side]}
              onChange={(value) =>
                list.set(list.items.with(at, side === 0 ? [value, pair[1]] : [pair[0], value]))
              }
              onBlur={list.onBlur}
              error={partAt(list.errors, `${at}.${side}`)}
            >
              <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
                <FieldInput
                  field={part}
                  source={`${source}.${at}.${side}`}
                  label={t('{label} {number}', {
                    label: part.title ?? names[side] ?? '',
                    number: at + 1,
                  })}
                  disabled={disabled ?? false}
                />
              </Box>
            </Part>
          ))
        }
      </OrderedRows>
      <AddEntry
        input={props}
        list={list}
        onAdd={() =>
          list.set([...list.items, [parts[0].defaultValue ?? null, parts[1].defaultValue ?? null]])
        }
      />
    </ListInputFrame>
  );
}
