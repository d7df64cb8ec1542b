import Button from '@mui/material/Button';
import { t } from '../i18n/t.ts';
import { notify } from './notify.ts';

/**
 * Shows a toast about something that was done at once, with the way to take it back.
 *
 * @param onUndo called once at most; without it the toast only tells
 */
export function notifyWithUndo(message: string, onUndo?: (() => void) | undefined): void {
  notify(message, {
    kind: 'success',
    action: onUndo
      ? (close) => (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              close();
              onUndo();
            }}
          >
            {t('Undo')}
          </Button>
        )
      : undefined,
  });
}
