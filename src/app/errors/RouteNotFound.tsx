import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { NotFoundView } from '../../components/states/NotFoundView.tsx';
import { t } from '../../i18n/t.ts';
import { setDocumentTitle } from '../../product/page/documentTitle.ts';
import { Logo } from '../../product/page/Logo.tsx';

/** The page of an address nothing lives at. */
export function RouteNotFound() {
  useEffect(() => setDocumentTitle(t('Page Not Found')), []);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto' }}>
      <Box component="header" sx={{ px: { xs: 2.5, sm: 6 }, py: { xs: 2, sm: 3 } }}>
        <Logo />
      </Box>
      <Box component="main" sx={{ alignSelf: 'center' }}>
        <NotFoundView />
      </Box>
    </Box>
  );
}
