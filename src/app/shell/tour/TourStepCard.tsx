import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { TourStepPlace } from './TourStepPlace.tsx';
import type { TourStep } from './tourSteps.ts';

/** The element of a selector, as soon as it is there: the page may still be loading. */
function useTarget(selector: string): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const look = () => {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) observer.disconnect();
      setTarget(found);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [selector]);
  return target;
}

interface TourStepCardProps {
  step: TourStep;
  /** From one. */
  number: number;
  count: number;
  /** Goes to the step before; there is none before the first. */
  onBack?: (() => void) | undefined;
  onNext: () => void;
  onEnd: () => void;
}

/** Marks what a step points at. */
const mark = 'data-tour-here';
const markStyles = (theme: Theme) => ({
  // More than a button says of itself.
  [`body [${mark}]`]: {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 8,
    borderRadius: 4,
    // Sticky parts at the top of the page must not cover it.
    scrollMarginTop: 96,
  },
  // The menu ends where the window does.
  [`body [${mark}="menu"]`]: { outlineOffset: -2, borderRadius: 10 },
});

/** One step beside what it points at. The rest of the page stays in use; Escape ends the tour. */
export function TourStepCard({ step, number, count, onBack, onNext, onEnd }: TourStepCardProps) {
  const id = useId();
  const target = useTarget(step.target);
  const card = useRef<HTMLElement | null>(null);
  const takeFocus = useCallback((element: HTMLElement | null) => {
    card.current = element;
    // Its position is known a moment later, so this must not scroll to where it does not stay.
    element?.focus({ preventScroll: true });
  }, []);
  // The heading of a page takes the focus when one arrives; people who asked for the tour from elsewhere want this.
  const arrivedAt = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    if (arrivedAt) takeFocus(card.current);
  }, [arrivedAt, takeFocus]);
  useEffect(() => {
    target?.setAttribute(mark, step.on);
    if (step.on === 'page') target?.scrollIntoView({ block: 'nearest' });
    return () => target?.removeAttribute(mark);
  }, [target, step.on]);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && onEnd();
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onEnd]);
  return (
    <>
      <GlobalStyles styles={markStyles} />
      <TourStepPlace on={step.on} target={target}>
        <Card
          ref={takeFocus}
          role="dialog"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-number ${id}-text`}
          tabIndex={-1}
          sx={{
            width: 340,
            maxWidth: 'calc(100vw - 32px)',
            p: 2,
            bgcolor: 'surface.raised',
            boxShadow: 8,
            outline: 'none',
          }}
        >
          <Typography id={`${id}-number`} component="p" variant="caption" color="text.secondary">
            {t('{number} of {count}', { number, count })}
          </Typography>
          <Typography id={`${id}-title`} component="h2" variant="subtitle1">
            {step.title()}
          </Typography>
          <Typography id={`${id}-text`} variant="body2" sx={{ mt: 0.5 }}>
            {step.text()}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
            {number < count && (
              <Button size="small" color="inherit" onClick={onEnd} sx={{ mr: 'auto', ml: -1 }}>
                {t('End the tour')}
              </Button>
            )}
            <Box sx={{ flex: 1 }} />
            {onBack && (
              <Button size="small" onClick={onBack}>
                {t('Back')}
              </Button>
            )}
            <Button size="small" variant="contained" onClick={onNext}>
              {number < count ? t('Next') : t('Done')}
            </Button>
          </Box>
        </Card>
      </TourStepPlace>
    </>
  );
}
