import Button from '@mui/material/Button';
import { t } from '../i18n/t.ts';
import { notify } from './notify.ts';

/** Leaving the page would lose what has not been done yet. */
function holdPage(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** How many acts wait behind a toast. */
let waiting = 0;

export interface PostponedAct {
  /** Called once when the toast is gone without "Undo". */
  act: () => void;
  /** Called instead of it after "Undo". */
  undo: () => void;
}

/** Shows a toast about something final that looks done already, and does it when nobody took it back in time. */
export function notifyBeforeDoing(message: string, { act, undo }: PostponedAct): void {
  let takenBack = false;
  waiting += 1;
  window.addEventListener('beforeunload', holdPage);
  notify(message, {
    kind: 'success',
    onGone: () => {
      waiting -= 1;
      if (waiting === 0) window.removeEventListener('beforeunload', holdPage);
      if (!takenBack) act();
    },
    action: (close) => (
      <Button
        size="small"
        color="inherit"
        onClick={() => {
          if (takenBack) return;
          takenBack = true;
          undo();
          close();
        }}
      >
        {t('Undo')}
      </Button>
    ),
  });
}
