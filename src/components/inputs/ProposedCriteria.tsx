import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type Criterion, Importance } from '../../../schemas/criteria.ts';
import { t } from '../../i18n/t.ts';
import { readField } from '../schema/field.ts';
import { notAmong } from './criteriaText.ts';

export interface ProposedCriteriaProps {
  proposed: readonly Criterion[];
  /** What is on the list already; it is not offered again. */
  present: readonly Criterion[];
  onAdd: (criteria: Criterion[]) => void;
  disabled?: boolean | undefined;
}

const wordFor = (importance: string) =>
  readField(Importance).choices.find((choice) => choice.id === importance)?.name ?? importance;

/** Offers criteria to take over, one by one or all at once. */
export function ProposedCriteria({ proposed, present, onAdd, disabled }: ProposedCriteriaProps) {
  const left = notAmong(proposed, present);
  if (left.length === 0) return null;
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: 1.2, bgcolor: 'surface.sunken' }}>
      <Typography component="p" variant="subtitle2">
        {t('Proposed')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('Read from what is written above. Take those that are right.')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {left.map((criterion) => (
          <Box component="li" key={criterion.name} sx={{ maxWidth: '100%' }}>
            <Chip
              label={`${criterion.name} · ${wordFor(criterion.importance)}`}
              icon={<Add />}
              variant="outlined"
              disabled={disabled}
              onClick={() => onAdd([{ name: criterion.name, importance: criterion.importance }])}
              sx={{ maxWidth: '100%' }}
            />
          </Box>
        ))}
      </Box>
      <Button
        size="small"
        variant="contained"
        sx={{ mt: 1.5 }}
        disabled={disabled}
        onClick={() => onAdd(left.map(({ name, importance }) => ({ name, importance })))}
      >
        {t('Use these')}
      </Button>
    </Box>
  );
}
