import Button from '@mui/material/Button';
import { t } from '../../i18n/t.ts';
import { type NotifyOptions, notify } from './notify.ts';

/**
 * Shows a toast about something that was done at once, with the way to take it back.
 *
 * @param onUndo called once at most; without it the toast only tells
 * @param kind how it looks; what is neither good nor bad is `default`
 */
export function notifyWithUndo(
  message: string,
  onUndo?: (() => void) | undefined,
  kind: NonNullable<NotifyOptions['kind']> = 'success',
): void {
  notify(message, {
    kind,
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
