import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { notify } from './notify.ts';

/**
 * Stands in for react-admin's Notification: hands every notification on to `Toasts`.
 *
 * @example <Admin layout={({ children }) => <Layout>{children}<Toasts /></Layout>} notification={AdminNotifications} />
 */
export function AdminNotifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions: options = {} } = notification;
    notify(typeof message === 'string' ? translate(message, options.messageArgs) : message, {
      kind: type === 'success' || type === 'warning' || type === 'error' ? type : 'default',
      duration: options.autoHideDuration,
    });
  }, [notifications, takeNotification, translate]);
  return null;
}
