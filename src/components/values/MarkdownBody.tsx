import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { nestHeadings } from '../../kit/nestHeadings.ts';
import { remarkPlugins, withLists } from '../../kit/writtenLines.ts';
import { useText } from '../texts/useText.ts';

const components: Components = {
  a: ({ href, children }) => (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Link>
  ),
  // Pictures from elsewhere would tell their host who reads this.
  img: ({ alt }) => <em>{alt}</em>,
  table: ({ children }) => <WideTable>{children}</WideTable>,
};

/** Wide tables scroll by themselves; the keyboard needs a stop there. */
function WideTable({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <Box component="section" aria-label={t('Table')} tabIndex={0} sx={{ overflowX: 'auto', my: 2 }}>
      <table>{children}</table>
    </Box>
  );
}

/** The content of MarkdownText once the renderer is loaded. */
export default function MarkdownBody({ children }: { children: string }) {
  return (
    <Box
      sx={{
        maxWidth: '70ch',
        overflowWrap: 'anywhere',
        lineHeight: 1.65,
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
        '& :is(h3, h4, h5, h6)': { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4, mt: 3, mb: 1 },
        '& h3': { fontSize: '1.1875rem' },
        '& p, & ul, & ol, & pre, & blockquote': { my: 1.5 },
        '& ul, & ol': { pl: 3 },
        '& li + li': { mt: 0.5 },
        '& code': { fontSize: '0.875em', backgroundColor: 'action.hover', borderRadius: 0.5, px: 0.5 },
        '& pre': { overflowX: 'auto', p: 1.5, borderRadius: 1, backgroundColor: 'action.hover' },
        '& pre code': { backgroundColor: 'transparent', px: 0 },
        '& blockquote': { mx: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
        '& table': { borderCollapse: 'collapse' },
        '& :is(th, td)': { border: 1, borderColor: 'divider', px: 1.5, py: 0.75, textAlign: 'start' },
      }}
    >
      <Markdown remarkPlugins={remarkPlugins} rehypePlugins={[nestHeadings]} components={components}>
        {withLists(children)}
      </Markdown>
    </Box>
  );
}
