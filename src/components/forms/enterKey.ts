/** Enter in a field sends a short form, as people expect of a search or a sign-in; a longer one is sent by its button alone. */
import type { KeyboardEvent } from 'react';
import type { Field, FieldKind } from '../fields/fieldShape.ts';

/** A form with more questions is not finished with the first of them. */
const mostFields = 4;

const oneLine: ReadonlySet<FieldKind> = new Set<FieldKind>([
  ...(['text', 'email', 'url', 'number', 'bigint', 'boolean', 'date', 'time', 'moment', 'day'] as const),
  ...(['choice', 'choices', 'fixed'] as const),
]);

/** Whether Enter in one of its fields would send a form that is hardly finished. */
export function isLongForm(fields: Readonly<Record<string, Field>>): boolean {
  const all = Object.values(fields);
  return (
    all.length > mostFields ||
    (all.length > 1 && all.some(({ kind, ui }) => ui.widget === 'textarea' || !oneLine.has(kind)))
  );
}

const withoutText: ReadonlySet<string> = new Set([
  'submit',
  'button',
  'reset',
  'image',
  'checkbox',
  'radio',
  'file',
]);

/**
 * Keeps Enter in a line of text from sending the form around it. Ctrl+Enter still sends, and fields to which Enter means
 * something are asked first. Another form that is opened from this one is none of its business.
 */
export function keepEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLInputElement) || withoutText.has(target.type)) return;
  if (currentTarget.contains(target)) event.preventDefault();
}
