import { t } from '../../src/i18n/t.ts';

/** "2 unread messages" */
export const unreadWords = (count: number): string =>
  t('{count, plural, one {# unread message} other {# unread messages}}', { count });
