import { type RefObject, useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useText } from '../texts/useText.ts';
import { askBeforeLeaving } from '../toasts/leaving.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface UnsavedChangesProps {
  /** Set by code that navigates away on purpose, so that nobody is asked; unset again on arrival. */
  isLeaving: RefObject<boolean>;
  /** Told when someone leaves all the same. */
  onLeave?: (() => void) | undefined;
}

/**
 * Asks, once, people who are about to leave a changed form behind: in our words when they go to another page or sign out, in
 * the browser's when they close the tab. Saving is no leaving. For use inside a form.
 */
export function UnsavedChanges({ isLeaving, onLeave }: UnsavedChangesProps) {
  const t = useText();
  const { dirtyFields, isSubmitting } = useFormState();
  const isChanged = Object.keys(dirtyFields).length > 0;
  const [answer, setAnswer] = useState<(leaves: boolean) => void>();
  const place = useLocation();
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isElsewhere = from.pathname !== to.pathname || from.search !== to.search;
    return isElsewhere && isChanged && !isSubmitting && !isLeaving.current;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is still there after a move is watched again
  useEffect(() => {
    isLeaving.current = false;
  }, [place, isLeaving]);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged, isLeaving]);
  useEffect(() => {
    if (!isChanged) return;
    return askBeforeLeaving(() => new Promise((resolve) => setAnswer(() => resolve)));
  }, [isChanged]);
  const decide = (leaves: boolean) => {
    isLeaving.current = leaves;
    if (leaves) onLeave?.();
    answer?.(leaves);
    setAnswer(undefined);
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' || answer !== undefined}
      title={t('Leave without saving?')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Stay')}
      destructive
      onConfirm={() => decide(true)}
      onClose={() => decide(false)}
    >
      {t('Your changes here are not saved and would be lost.')}
    </ConfirmDialog>
  );
}
