import Button from '@mui/material/Button';
import { t } from '../../i18n/t.ts';
import { notify } from './notify.ts';
import { type PostponedAct, postpone } from './postponedActs.ts';

interface ActWithUndo {
  /** Called once, when the toast is gone without "Undo" or the page goes away before. */
  act: PostponedAct;
  /** Called instead of it after "Undo". */
  undo: () => void;
}

/** Shows a toast about something final that looks done already, and does it when nobody took it back in time. */
export function notifyBeforeDoing(message: string, { act, undo }: ActWithUndo): void {
  const { carryOut, drop } = postpone(act);
  let isTakenBack = false;
  notify(message, {
    kind: 'success',
    onGone: carryOut,
    action: (close) => (
      <Button
        size="small"
        color="inherit"
        onClick={() => {
          if (isTakenBack) return;
          isTakenBack = true;
          drop();
          undo();
          close();
        }}
      >
        {t('Undo')}
      </Button>
    ),
  });
}
