import Columns from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { fieldOf } from '../fields/field.ts';
import { labelOf } from '../fields/fieldLabel.ts';
import { CheckMenu } from '../lists/CheckMenu.tsx';
import { useShownColumns } from '../lists/useShownColumns.ts';
import { useText } from '../texts/useText.ts';
import type { SchemaColumn } from './cells.tsx';

interface ColumnsButtonProps {
  /** Under which name the choice is kept. */
  list: string;
  schema: z.ZodObject;
  /** Every column there can be, in order; the first one stays. */
  fields: readonly string[];
  /** Those shown until someone chooses; by default all. */
  usual?: readonly string[];
  columns?: Readonly<Record<string, SchemaColumn>>;
}

/**
 * Chooses the columns of a table, kept for the next time. Phones show cards instead and have no need of it.
 *
 * @example <ColumnsButton list="orders" schema={Order} fields={['customer', 'bread', 'note']} />
 */
export function ColumnsButton({ list, schema, fields, usual, columns = {} }: ColumnsButtonProps) {
  const t = useText();
  const { shown, isKnown, toggle, reset, isUsual } = useShownColumns(list, fields, usual);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const labelFor = (field: string) => columns[field]?.label?.() ?? labelOf(fieldOf(schema, field, t), field);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Columns />}
        disabled={!isKnown}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('Columns')}
      </Button>
      <CheckMenu
        id={id}
        label={t('Columns')}
        anchor={anchor}
        choices={fields.map((field) => ({ id: field, name: labelFor(field) }))}
        value={shown}
        fixed={fields.slice(0, 1)}
        onToggle={toggle}
        onClose={() => setAnchor(null)}
      >
        <Divider component="li" role="presentation" />
        <MenuItem disabled={isUsual} onClick={reset}>
          {t('Show the usual columns')}
        </MenuItem>
      </CheckMenu>
    </>
  );
}
