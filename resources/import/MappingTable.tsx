import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ImportFile } from '../../schemas/importFile.ts';
import { t } from '../../src/i18n/t.ts';

interface MappingTableProps {
  file: ImportFile;
  /** A field for each column, or null. */
  fields: ImportFile['fields'];
  onChange: (fields: ImportFile['fields']) => void;
}

const leftOut = '';

/** Who reads a text, of fields where a wrong guess would show it to others than it was written for. */
const readers: Readonly<Record<string, () => string>> = {
  companyNote: () => t('Only your company reads it.'),
  candidateOtherInformation: () => t('The person reads it, and so does everyone who sees their profile.'),
  description: () => t('Candidates read it.'),
};

/** Each column of the file with its first values, and the field it is. A field that is chosen leaves its other column. */
export function MappingTable({ file, fields, onChange }: MappingTableProps) {
  const choose = (place: number, chosen: string) =>
    onChange(
      fields.map((field, at) => {
        if (at === place) return chosen === leftOut ? null : chosen;
        return field === chosen ? null : field;
      }),
    );
  return (
    <Card component="ul" aria-label={t('Columns')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {file.columns.map(({ heading, samples, looksPrivate = false }, place) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place.
          key={place}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'center',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 260px' },
            px: 2,
            py: 1.25,
            borderTop: place === 0 ? 0 : 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {heading || t('Column {place}', { place: place + 1 })}
            </Typography>
            <Typography variant="body2" color="text.secondary" noWrap>
              {samples.length > 0 ? samples.join(' · ') : t('Empty')}
            </Typography>
          </Box>
          <TextField
            select
            size="small"
            value={fields[place] ?? leftOut}
            onChange={({ target }) => choose(place, target.value)}
            helperText={<Reader field={fields[place] ?? null} looksPrivate={looksPrivate} />}
            slotProps={{
              formHelperText: { component: 'div', sx: { '&:empty': { display: 'none' } } },
              select: { displayEmpty: true },
              htmlInput: { 'aria-label': t('Field of {column}', { column: heading || String(place + 1) }) },
            }}
          >
            <MenuItem value={leftOut}>{t('Left out')}</MenuItem>
            {file.choices.map(({ field, title, isRequired }) => (
              <MenuItem key={field} value={field}>
                {isRequired ? t('{field} (needed)', { field: t(title) }) : t(title)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      ))}
    </Card>
  );
}

interface ReaderProps {
  field: string | null;
  /** Whether the heading is one of notes that recruiters write about people. */
  looksPrivate: boolean;
}

/** Who reads what a column becomes, and a warning where private words would leave the company. */
function Reader({ field, looksPrivate }: ReaderProps) {
  const reader = readers[field ?? leftOut]?.();
  if (!looksPrivate || field === 'companyNote') return reader;
  if (field === null) return t('Looks like private notes, so it is left out.');
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {reader ?? t('Looks like private notes. The person would read it.')}
    </Box>
  );
}
