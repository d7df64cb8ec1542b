import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Criterion, Importance } from '../../../schemas/criteria.ts';
import { readField } from '../../../src/components/fields/field.ts';
import { t } from '../../../src/i18n/t.ts';
import { CriterionChip } from './CriterionChip.tsx';

/** Criteria as a person takes them in: what is a must, then what would be nice. */
export function CriteriaByImportance({ criteria }: { criteria: readonly Criterion[] }) {
  const groups = readField(Importance, t)
    .choices.map((group) => ({
      ...group,
      criteria: criteria.filter(({ importance }) => importance === group.id),
    }))
    .filter((group) => group.criteria.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {groups.map((group) => (
        <Box key={group.id}>
          <Typography component="h3" variant="subtitle2" color="text.secondary" sx={{ mb: 0.75 }}>
            {group.name}
          </Typography>
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {group.criteria.map(({ name, importance }) => (
              <Box component="li" key={name} sx={{ maxWidth: '100%' }}>
                <CriterionChip name={name} importance={importance} />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
