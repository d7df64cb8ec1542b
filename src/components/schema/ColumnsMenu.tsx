import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import type { z } from 'zod';
import { fieldOf } from '../fields/field.ts';
import { labelOf } from '../fields/fieldLabel.ts';
import { CheckMenu } from '../lists/CheckMenu.tsx';
import { useShownColumns } from '../lists/useShownColumns.ts';
import { useText } from '../texts/useText.ts';
import type { SchemaColumn } from './cells.tsx';

/** Of which table columns are chosen. */
export interface ChosenColumns {
  /** Under which name the choice is kept. */
  list: string;
  schema: z.ZodObject;
  /** Every column there can be, in order; the first one stays. */
  fields: readonly string[];
  /** Those shown until someone chooses; by default all. */
  usual?: readonly string[];
  columns?: Readonly<Record<string, SchemaColumn>>;
}

interface ColumnsMenuProps extends ChosenColumns {
  id: string;
  /** Where it opens; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The columns of a table to choose from, kept for the next time. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { id, list, schema, fields, usual, columns = {}, anchor, onClose } = props;
  const t = useText();
  const { shown, toggle, reset, isUsual } = useShownColumns(list, fields, usual);
  const labelFor = (field: string) => columns[field]?.label?.() ?? labelOf(fieldOf(schema, field, t), field);
  return (
    <CheckMenu
      id={id}
      label={t('Columns')}
      anchor={anchor}
      choices={fields.map((field) => ({ id: field, name: labelFor(field) }))}
      value={shown}
      fixed={fields.slice(0, 1)}
      onToggle={toggle}
      onClose={onClose}
    >
      <Divider component="li" role="presentation" />
      <MenuItem disabled={isUsual} onClick={reset}>
        {t('Show the usual columns')}
      </MenuItem>
    </CheckMenu>
  );
}
