import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { notify } from './notify.ts';
import { useUndoableToasts } from './useUndoableToasts.ts';

/**
 * Stands in for react-admin's Notification: hands every notification on to `Toasts`. An undoable change waits until
 * its own toast is gone; "Undo" on a toast undoes that change and no other.
 */
export function AdminNotifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const awaitDecision = useUndoableToasts();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions: options = {} } = notification;
    const text = typeof message === 'string' ? translate(message, options.messageArgs) : message;
    const settle = options.undoable ? awaitDecision() : undefined;
    notify(text, {
      kind: type === 'success' || type === 'warning' || type === 'error' ? type : 'default',
      duration: options.autoHideDuration,
      onGone: () => settle?.(false),
      action: settle
        ? (close) => (
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                settle(true);
                close();
              }}
            >
              {translate('ra.action.undo')}
            </Button>
          )
        : undefined,
    });
  }, [notifications, takeNotification, translate, awaitDecision]);
  return null;
}
