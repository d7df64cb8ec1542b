import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { sentenceOf } from '../../../client/apiError.ts';
import { t } from '../../../i18n/t.ts';

interface SearchStateProps {
  text: string;
  count: number;
  isBehind: boolean;
  error: Error | null;
  onRetry: () => void;
}

/** States the list itself cannot express: that nothing was found, that it failed, and for ears how much there is. */
export function SearchState({ text, count, isBehind, error, onRetry }: SearchStateProps) {
  const isEmpty = text !== '' && count === 0 && !isBehind && !error;
  const found =
    text === '' || isBehind || error || isEmpty
      ? ''
      : t('{count, plural, one {# result} other {# results}}', { count });
  return (
    <>
      {error && !isBehind && (
        <Alert
          severity="error"
          sx={{ m: 1 }}
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              {t('Try again')}
            </Button>
          }
        >
          {sentenceOf(error)}
        </Alert>
      )}
      <Box role="status">
        {isEmpty && (
          <Typography color="text.secondary" sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
            {t('Nothing is called “{text}”. Try another word from the name.', { text })}
          </Typography>
        )}
        <Box component="span" sx={visuallyHidden}>
          {found}
        </Box>
      </Box>
    </>
  );
}
