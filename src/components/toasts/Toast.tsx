import Alert from '@mui/material/Alert';
import { type CustomContentProps, closeSnackbar } from 'notistack';
import { forwardRef } from 'react';
import { useText } from '../texts/useText.ts';
import { useSwipe } from '../useSwipe.ts';
import { toast } from './toast.ts';

/** One notification: colour and icon by kind, a close button, and a swipe to either side dismisses it. */
export const Toast = forwardRef<HTMLDivElement, CustomContentProps>(function Toast(
  { id, message, variant, action, style },
  ref,
) {
  const t = useText();
  const { offset, handlers } = useSwipe(toast.swipe, () => closeSnackbar(id));
  return (
    <div
      ref={ref}
      data-toast={variant}
      {...handlers}
      style={{
        ...style,
        width: `min(${toast.width}px, calc(100vw - 40px))`,
        touchAction: 'pan-y',
        transform: `translateX(${offset}px)`,
        opacity: 1 - Math.min(0.6, Math.abs(offset) / 200),
      }}
    >
      <Alert
        // The region of Toasts reads it out.
        role="presentation"
        severity={variant === 'default' ? 'info' : variant}
        onClose={() => closeSnackbar(id)}
        closeText={t('Close')}
        action={typeof action === 'function' ? action(id) : action}
        sx={{
          alignItems: 'center',
          // Several choices stand below the words.
          flexWrap: 'wrap',
          bgcolor: 'surface.raised',
          color: 'text.primary',
          border: 1,
          borderColor: 'divider',
          boxShadow: 4,
          '& .MuiAlert-message': { flex: '1 1 120px', overflowWrap: 'anywhere' },
          '& .MuiAlert-action': {
            ...{ pt: 0, pl: 0, mr: -1, whiteSpace: 'nowrap', flexWrap: 'wrap' },
            '& .MuiButton-root': { px: 1, minWidth: 0 },
          },
        }}
      >
        {message}
      </Alert>
    </div>
  );
});
