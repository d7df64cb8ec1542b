import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import Portal from '@mui/material/Portal';
import type { ReactNode } from 'react';
import type { TourStep } from './tourSteps.ts';

interface TourStepPlaceProps {
  on: TourStep['on'];
  target: HTMLElement | null;
  children: ReactNode;
}

/** Whether the menu of an entry lies flat, so that beside the entry there are others. */
function isInRow(target: HTMLElement): boolean {
  const { width = 0, height = 0 } = target.closest('nav')?.getBoundingClientRect() ?? {};
  return width > height;
}

/** Where a step stands: beside an entry of the menu, else in the corner, which leaves most of the page in sight. */
export function TourStepPlace({ on, target, children }: TourStepPlaceProps) {
  if (on === 'menu' && target) {
    return (
      <Popper
        open
        anchorEl={target}
        placement={isInRow(target) ? 'bottom' : 'right-start'}
        modifiers={[
          { name: 'offset', options: { offset: [0, 16] } },
          { name: 'flip', options: { fallbackPlacements: ['top', 'bottom', 'left'] } },
          { name: 'preventOverflow', options: { altAxis: true, padding: 16 } },
        ]}
        sx={{ zIndex: 'modal' }}
      >
        {children}
      </Popper>
    );
  }
  return (
    <Portal>
      <Box
        sx={{
          position: 'fixed',
          zIndex: 'modal',
          right: { xs: 16, sm: 24 },
          bottom: { xs: 'calc(var(--shell-foot, 0px) + 16px)', sm: 24 },
        }}
      >
        {children}
      </Box>
    </Portal>
  );
}
