import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Link } from 'react-admin';
import { fillPath } from '../../../schemas/addresses.ts';
import { t } from '../../i18n/t.ts';
import { touch, touchTarget } from '../../kit/touch.ts';
import { setDocumentTitle } from '../../product/page/documentTitle.ts';
import { stringifySearch } from '../../routing/search.ts';

/** react-admin's `<Title>` writes into the element with this id, wherever in the page it stands. */
const titleId = 'react-admin-title';

/** The link to the page above, when the route names one. */
function BackLink() {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const back = match?.staticData.back;
  if (!back) return null;
  const search = back.keepsSearch ? stringifySearch(match.search) : '';
  return (
    <Link
      to={fillPath(back.to, match.params) + search}
      variant="caption"
      color="text.secondary"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        // A finger's target reaches over the lines around it, and over the heading below it.
        [touch]: { position: 'relative', zIndex: 1, minHeight: touchTarget, my: '-12px' },
      }}
    >
      <ArrowBackIcon sx={{ fontSize: 16 }} aria-hidden />
      {t(back.label)}
    </Link>
  );
}

/**
 * The page's only h1. Its text becomes the document's title, and after going to another page it takes the focus, so
 * that the keyboard and screen readers start where the page does.
 */
export function PageHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== pathname) {
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const element = heading.current;
    if (!element) return;
    const tell = () => {
      const text = element.textContent ?? '';
      setDocumentTitle(text);
      // A page that could not be drawn has a heading of its own; an empty one before it would only be in the way.
      element.ariaHidden = text === '' ? 'true' : null;
    };
    const observer = new MutationObserver(tell);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    tell();
    return () => observer.disconnect();
  }, []);
  return (
    <Box sx={{ minWidth: 0, flex: 1, display: 'grid', justifyItems: 'start' }}>
      <BackLink />
      <Typography
        ref={heading}
        id={titleId}
        component="h1"
        variant="h2"
        tabIndex={-1}
        sx={{
          maxWidth: '100%',
          // The longest word of the menus fits beside the buttons of a narrow phone.
          fontSize: { xs: 'clamp(0.9375rem, 5vw, 1.125rem)', sm: '1.375rem' },
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: { xs: '2', sm: '1' },
          hyphens: 'auto',
          overflowWrap: 'anywhere',
        }}
      />
    </Box>
  );
}
