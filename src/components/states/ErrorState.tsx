import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '../texts/useText.ts';
import { problemOf } from './problemOf.ts';

interface ErrorStateProps {
  /** The thrown error; a problem answer of the API brings its own words. */
  error: unknown;
  /** Instead of the words of the error. */
  title?: string;
  onRetry?: () => void;
  /** Another way on. */
  action?: ReactNode;
}

/**
 * Says what went wrong, offers to try again, and shows the number to quote when asking for help.
 *
 * @example <ErrorState error={error} onRetry={refetch} />
 */
export function ErrorState({ error, title, onRetry, action }: ErrorStateProps) {
  const t = useText();
  const problem = problemOf(error, t);
  return (
    <Alert
      severity="error"
      icon={<ErrorOutline />}
      variant="outlined"
      sx={{ p: 2, alignItems: 'flex-start' }}
    >
      <AlertTitle component="h2">{title ?? problem.title}</AlertTitle>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {problem.detail}
      </Typography>
      {problem.requestId && (
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {t('Request {id}', { id: problem.requestId })}
        </Typography>
      )}
      {(onRetry || action) && (
        <Box sx={{ mt: 1.5, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {onRetry && (
            <Button variant="outlined" color="inherit" size="small" onClick={onRetry}>
              {t('Try again')}
            </Button>
          )}
          {action}
        </Box>
      )}
    </Alert>
  );
}
