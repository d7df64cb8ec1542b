import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useListContext } from 'react-admin';
import { useText } from '../texts/useText.ts';

/** Selects one row of the surrounding list. */
export function SelectCheckbox({ record, name }: { record: RaRecord; name: string }) {
  const t = useText();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      checked={selectedIds.includes(record.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': t('Select {name}', { name }) } }}
    />
  );
}

/** Selects all rows of the page, or none. */
export function SelectPageCheckbox() {
  const t = useText();
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const ids = data.map((record) => record.id);
  const selected = new Set(selectedIds);
  const here = ids.filter((id) => selected.has(id));
  const all = ids.length > 0 && here.length === ids.length;
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      checked={all}
      indeterminate={here.length > 0 && !all}
      onChange={() => {
        const listed = new Set(ids);
        const others = selectedIds.filter((id) => !listed.has(id));
        onSelect(all ? others : [...others, ...ids]);
      }}
      slotProps={{
        input: {
          'aria-label': t('Select all of this page'),
          // The browser's own third state: MUI only claims it, which contradicts the unchecked box.
          ref: (input: HTMLInputElement | null) => {
            if (input) input.indeterminate = here.length > 0 && !all;
          },
        },
      }}
    />
  );
}
