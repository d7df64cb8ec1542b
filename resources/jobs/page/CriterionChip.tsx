import Chip from '@mui/material/Chip';
import type { Criterion } from '../../../schemas/criteria.ts';
import { longChip } from '../longChip.ts';

/** A criterion, filled where it is a must. */
export const CriterionChip = ({ name, importance }: Criterion) => (
  <Chip label={name} variant={importance === 'MUST_HAVE' ? 'filled' : 'outlined'} sx={longChip} />
);
