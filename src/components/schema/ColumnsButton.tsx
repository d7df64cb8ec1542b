import Columns from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useShownColumns } from '../lists/useShownColumns.ts';
import { useText } from '../texts/useText.ts';
import { type ChosenColumns, ColumnsMenu } from './ColumnsMenu.tsx';

/**
 * Chooses the columns of a table, kept for the next time. Phones show cards instead and have no need of it.
 *
 * @example <ColumnsButton list="orders" schema={Order} fields={['customer', 'bread', 'note']} />
 */
export function ColumnsButton(props: ChosenColumns) {
  const t = useText();
  const { isKnown } = useShownColumns(props.list, props.fields, props.usual);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
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
      <ColumnsMenu {...props} id={id} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}
