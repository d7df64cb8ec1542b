import Star from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { formatLocale } from '../../src/i18n/formatLocale.ts';
import { t } from '../../src/i18n/t.ts';

interface PersonRatingProps {
  /** The mean, 1 to 5; null without any. */
  rating: number | null;
  /** How many there are. */
  count: number;
}

/** The mean of the ratings, and of how many. */
export function PersonRating({ rating, count }: PersonRatingProps) {
  if (rating === null) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Star aria-hidden fontSize="small" sx={{ color: 'tone.waiting.main' }} />
      <span aria-hidden>{`${rating.toLocaleString(formatLocale())} (${count})`}</span>
      <Box component="span" sx={visuallyHidden}>
        {t('{rating} of 5, {count, plural, one {# rating} other {# ratings}}', { rating, count })}
      </Box>
    </Box>
  );
}
