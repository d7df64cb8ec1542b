import { type RefObject, useEffect } from 'react';
import { useBlocker, useLocation } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { t } from '../i18n/t.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface UnsavedChangesProps {
  /** Set by whoever lets somebody go on purpose; they are not asked then. Unset again once they have arrived. */
  isLeaving: RefObject<boolean>;
}

/**
 * Asks, once, whoever is about to leave a changed form behind: in our words when they go to another page, in the
 * browser's when they close the tab. Saving is no leaving. For use inside a form.
 */
export function UnsavedChanges({ isLeaving }: UnsavedChangesProps) {
  const { dirtyFields, isSubmitting } = useFormState();
  const isChanged = Object.keys(dirtyFields).length > 0;
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
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('Leave without saving?')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Stay')}
      destructive
      onConfirm={() => {
        isLeaving.current = true;
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      {t('What you changed here is not saved, and would be lost.')}
    </ConfirmDialog>
  );
}
