import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A part of the page on a ground of its own. */
export const JobCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={title}
    sx={{
      p: { xs: '20px 16px', sm: 3 },
      border: 1,
      borderColor: 'divider',
      borderRadius: '14px',
      bgcolor: 'background.paper',
    }}
  >
    <Box component="h2" sx={{ typography: 'h2', m: 0, mb: 2 }}>
      {title}
    </Box>
    {children}
  </Box>
);

/** A text of its own, such as a job's description. @param html from Markdown, made by the server so that it can do nothing but be read */
export const JobText = ({ html }: { html: string }) => (
  <Box
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown without any HTML of its own
    dangerouslySetInnerHTML={{ __html: html }}
    sx={{
      maxWidth: '68ch',
      lineHeight: 1.65,
      '& :is(p, li, h3, h4, h5, h6, blockquote, th, td)': { unicodeBidi: 'plaintext' },
      '& :is(p, ul, ol, pre, blockquote)': { my: 1.5 },
      '& h2': { typography: 'h2', m: '32px 0 8px' },
      '& :is(h3, h4, h5, h6)': { m: '24px 0 8px', fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 600 },
      '& > :first-child': { mt: 0 },
      '& > :last-child': { mb: 0 },
      '& :is(ul, ol)': { pl: 3 },
      '& li + li': { mt: 0.5 },
      '& code': { fontSize: '.875em', px: 0.5, borderRadius: '5px', bgcolor: 'surface.sunken' },
      '& pre': { p: 1.5, borderRadius: '10px', bgcolor: 'surface.sunken', whiteSpace: 'pre-wrap' },
      '& blockquote': { mx: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
      '& .scroll': { overflowX: 'auto' },
      '& table': { borderCollapse: 'collapse' },
      '& :is(th, td)': {
        p: '6px 12px',
        border: 1,
        borderColor: 'divider',
        textAlign: 'start',
        overflowWrap: 'normal',
      },
    }}
  />
);
