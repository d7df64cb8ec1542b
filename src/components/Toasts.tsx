import GlobalStyles from '@mui/material/GlobalStyles';
import { visuallyHidden } from '@mui/utils';
import { SnackbarProvider } from 'notistack';
import { toast } from '../constants.ts';
import { t } from '../i18n/t.ts';
import { useSpokenToast } from './spokenToast.ts';
import { Toast } from './Toast.tsx';

const looks = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast };

/** notistack leaves 6 px above and below each toast and cannot be told otherwise. */
const gap = {
  '.notistack-CollapseWrapper': { padding: `${toast.gap / 2}px 0 !important` },
  // Over what sticks to the foot of the window (a form's save bar, a phone's navigation), not on it.
  '.notistack-SnackbarContainer': { marginBottom: 'var(--toast-foot, var(--shell-foot, 0px))' },
};

/**
 * Where notifications appear: bottom left, three at most, four seconds each. Mount it once, anywhere; `notify` and
 * react-admin's notifications (through AdminNotifications) end up here. What they say is read out politely.
 */
export function Toasts() {
  return (
    <section aria-label={t('Notifications')}>
      <GlobalStyles styles={gap} />
      <SnackbarProvider
        maxSnack={toast.maxVisible}
        autoHideDuration={toast.durationMs}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        Components={looks}
      />
      <SpokenToast />
    </section>
  );
}

/** Screen readers only hear of changes in a region that was there before. */
function SpokenToast() {
  const text = useSpokenToast();
  return (
    <div role="status" style={visuallyHidden}>
      {text}
    </div>
  );
}
