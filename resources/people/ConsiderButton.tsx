import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../src/i18n/t.ts';
import type { Considering } from './ConsiderDialog.tsx';

/** Loaded when it is asked for. */
const Consider = lazy(async () => ({ default: (await import('./ConsiderDialog.tsx')).ConsiderDialog }));

type ConsiderButtonProps = Pick<ButtonProps, 'size' | 'variant'> & { who: Considering };

/** Asks for which job, and puts them on its list. */
export function ConsiderButton({ who, ...look }: ConsiderButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Consider for a job')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Consider {...who} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
