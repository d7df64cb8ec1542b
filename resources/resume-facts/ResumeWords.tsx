import Typography from '@mui/material/Typography';
import { t } from '../../src/i18n/t.ts';

interface ResumeWordsProps {
  /** Null where the resume does not say it in these words. */
  quote: string | null;
  /** Whether all of it is shown, and not as much as two lines hold. */
  isWhole?: boolean;
}

/** The words of the resume that a fact was read from. */
export function ResumeWords({ quote, isWhole = false }: ResumeWordsProps) {
  return (
    <Typography
      component="span"
      variant="body2"
      color="text.secondary"
      sx={{
        mt: 0.25,
        overflowWrap: 'anywhere',
        ...(quote && { pl: 1.25, borderLeft: 2, borderColor: 'divider' }),
        ...(isWhole
          ? { display: 'block' }
          : { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }),
      }}
    >
      {quote ? `“${quote}”` : t('Not found in the resume in these words')}
    </Typography>
  );
}
