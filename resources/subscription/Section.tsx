import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  text?: ReactNode;
  /** Name of the place in the address, for links to it. */
  anchor?: string;
  children?: ReactNode;
}

/** A part of the subscription's page with its heading. */
export function Section({ title, text, anchor, children }: SectionProps) {
  const id = useId();
  return (
    <Card
      component="section"
      id={anchor}
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, scrollMarginTop: 80 }}
    >
      <Typography id={id} component="h2" variant="h3">
        {title}
      </Typography>
      {text && (
        <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2, maxWidth: '64ch' }}>
          {text}
        </Typography>
      )}
      {children}
    </Card>
  );
}
