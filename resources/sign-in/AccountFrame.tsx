import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../../src/i18n/t.ts';
import { touchTarget } from '../../src/kit/touch.ts';
import { LanguageSwitch } from '../../src/product/page/LanguageSwitch.tsx';
import { Logo } from '../../src/product/page/Logo.tsx';
import { SchemeSwitch } from '../../src/product/page/SchemeSwitch.tsx';
import { useChooseLocale } from '../../src/product/page/useChooseLocale.ts';
import { MorningPanel } from './MorningPanel.tsx';

interface AccountFrameProps {
  /** CSS pixels the content may take. */
  maxWidth?: number;
  children: ReactNode;
}

/** The frame of the pages before the door: signing in, registering, a forgotten password. */
export function AccountFrame({ maxWidth = 420, children }: AccountFrameProps) {
  const chooseLocale = useChooseLocale();
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(440px, 1fr) minmax(0, 1.1fr)' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          px: { xs: 2.5, sm: 6 },
          py: { xs: 2, sm: 3 },
        }}
      >
        <Box
          component="header"
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Box
            component="a"
            href="/"
            aria-label={t('Hireday, home')}
            sx={{
              display: 'grid',
              alignContent: 'center',
              minHeight: touchTarget,
              color: 'inherit',
              textDecoration: 'none',
            }}
          >
            <Logo />
          </Box>
          <Box>
            <LanguageSwitch onChoose={chooseLocale} />
            <SchemeSwitch />
          </Box>
        </Box>
        <Box
          component="main"
          sx={{
            width: '100%',
            maxWidth,
            mx: 'auto',
            my: { sm: 'auto' },
            py: { xs: 3, sm: 5 },
            display: 'grid',
            gap: 3,
          }}
        >
          {children}
        </Box>
      </Box>
      <MorningPanel />
    </Box>
  );
}
