import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { t } from '../../src/i18n/t.ts';

/** The orders on offer; each is `field` and `order` of the list's query. */
const orders = [
  { id: 'fit DESC', name: () => t('Best fit first') },
  { id: 'openedAt DESC', name: () => t('Newest first') },
  { id: 'salaryMax DESC', name: () => t('Highest salary first') },
] as const;

/** Only where words are looked for. */
const byWords = { id: 'relevance DESC', name: () => t('Most relevant first') };

/** In which order the surrounding list is. */
export function SortSelect() {
  const { sort, setSort, filterValues } = useListContext();
  const offered = filterValues.q ? [byWords, ...orders] : orders;
  return (
    <TextField
      select
      margin="none"
      value={`${sort.field} ${sort.order}`}
      onChange={(event) => {
        const [field = 'fit', order] = event.target.value.split(' ');
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
      slotProps={{ htmlInput: { 'aria-label': t('Order') } }}
      sx={{ width: 'auto', minWidth: 168 }}
    >
      {offered.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name()}
        </MenuItem>
      ))}
    </TextField>
  );
}
