import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../src/i18n/t.ts';

/** Loaded when it is asked for. */
const Consider = lazy(async () => ({ default: (await import('./ConsiderDialog.tsx')).ConsiderDialog }));

interface ConsiderButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Whom to consider, by the ids of their pages. */
  people: readonly string[];
}

/** Asks for which job, and puts them on its list. */
export function ConsiderButton({ people, ...look }: ConsiderButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Consider for a job')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Consider people={people} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
