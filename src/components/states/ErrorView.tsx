import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useText } from '../texts/useText.ts';

interface ErrorViewProps {
  error: unknown;
  /** Draws the failed part again. */
  onRetry?: () => void;
}

/** Takes the place of a screen that failed while it was drawn; the message is there for those who ask. */
export function ErrorView({ error, onRetry }: ErrorViewProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <Box role="alert" sx={{ maxWidth: 560, mx: 'auto', px: 2, py: { xs: 6, sm: 10 }, textAlign: 'center' }}>
      <Typography component="h1" variant="h2">
        {t('Something went wrong!')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {t('This part of the page could not be shown. Nothing you saved is lost.')}
      </Typography>
      <Box sx={{ mt: 3, display: 'flex', gap: 1.5, justifyContent: 'center', flexWrap: 'wrap' }}>
        {onRetry && (
          <Button variant="contained" onClick={onRetry}>
            {t('Try again')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setShown(!shown)} aria-expanded={shown} aria-controls={id}>
          {shown ? t('Hide Error') : t('Show Error')}
        </Button>
      </Box>
      <Box id={id} hidden={!shown}>
        <Typography
          component="pre"
          variant="body2"
          sx={{
            mt: 3,
            p: 2,
            textAlign: 'start',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontFamily: 'monospace',
            borderRadius: 1,
            bgcolor: 'surface.sunken',
          }}
        >
          {error instanceof Error ? error.message : String(error)}
        </Typography>
      </Box>
    </Box>
  );
}
