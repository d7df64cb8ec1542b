import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResumeFacts, type ResumeReading } from '../../schemas/facts.ts';
import { fieldOf } from '../../src/components/fields/field.ts';
import { labelOf } from '../../src/components/fields/fieldLabel.ts';
import { formatLocale } from '../../src/i18n/formatLocale.ts';
import { t } from '../../src/i18n/t.ts';

/** The places the resume names, each with its country where that is known. */
export function PlacesRead({ reading: { places } }: { reading: ResumeReading }) {
  if (places.length === 0) return null;
  const regions = new Intl.DisplayNames(formatLocale(), { type: 'region' });
  const named = places.map(({ name, country }) =>
    [name, country && regions.of(country)].filter(Boolean).join(' · '),
  );
  return (
    <Box component="dl" sx={{ m: 0, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {labelOf(fieldOf(ResumeFacts, 'places', t), 'places')}
      </Typography>
      {[...new Set(named)].map((words) => (
        <Typography key={words} component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
      ))}
    </Box>
  );
}
