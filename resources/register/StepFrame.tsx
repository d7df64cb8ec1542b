import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../src/i18n/t.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';

interface StepFrameProps {
  title: string;
  text?: ReactNode;
  /** Which step of how many, from 1. */
  at: number;
  of: number;
  /** Missing where there is no way back. */
  onBack?: () => void;
  children: ReactNode;
}

/**
 * One step: where one is, the way back, and its heading, which takes the focus when the step comes up unless a field
 * of the step does.
 */
export function StepFrame({ title, text, at, of, onBack, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setDocumentTitle(t('{title} (step {at} of {of})', { title, at, of }));
    const main = heading.current?.closest('main');
    if (!main?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [title, at, of]);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          {onBack && (
            <Button size="small" onClick={onBack} startIcon={<ArrowBackIcon />} sx={{ ml: -1.25 }}>
              {t('Back')}
            </Button>
          )}
          <Typography variant="caption" color="text.secondary" sx={{ ml: 'auto' }}>
            {t('Step {at} of {of}', { at, of })}
          </Typography>
        </Box>
        <Box aria-hidden sx={{ display: 'flex', gap: 0.75 }}>
          {Array.from({ length: of }, (_, index) => index + 1).map((number) => (
            <Box
              key={number}
              sx={{
                flex: 1,
                height: 4,
                borderRadius: 2,
                bgcolor: number <= at ? 'primary.main' : 'divider',
                transition: 'background-color 160ms',
              }}
            />
          ))}
        </Box>
        <div>
          <Typography ref={heading} component="h1" variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {text && (
            <Typography color="text.secondary" sx={{ mt: 0.75 }}>
              {text}
            </Typography>
          )}
        </div>
      </Box>
      {children}
    </>
  );
}
