import Typography from '@mui/material/Typography';

/** The other side's words, in their lines. */
export const Quoted = ({ children }: { children: string }) => (
  <Typography
    component="blockquote"
    variant="body2"
    dir="auto"
    sx={{
      m: 0,
      pl: 1.5,
      borderLeft: 3,
      borderColor: 'divider',
      color: 'text.secondary',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Typography>
);
