import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { t } from '../../i18n/t.ts';

/** The features of a plan, line by line. */
export function PlanFeatures({ features }: { features: readonly string[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {features.map((feature) => (
        <Box component="li" key={feature} sx={{ display: 'flex', gap: 1 }}>
          <Check aria-hidden fontSize="small" sx={{ color: 'primary.main', mt: 0.25 }} />
          {t(feature)}
        </Box>
      ))}
    </Box>
  );
}
