import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface CardWords {
  title: string;
  text: string;
}

interface CardsProps {
  items: readonly CardWords[];
  /** Whether they are steps one after the other. */
  numbered?: boolean;
  columns?: 2 | 3;
}

/** Statements that stand beside each other, equal in weight. */
export function Cards({ items, numbered = false, columns = 3 }: CardsProps) {
  return (
    <Box
      component={numbered ? 'ol' : 'ul'}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: '1fr 1fr',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
      }}
    >
      {items.map(({ title, text }, index) => (
        <Box
          key={title}
          component="li"
          sx={{
            p: { xs: 2.5, md: 3 },
            borderRadius: '12px',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {numbered && (
            <Typography
              component="span"
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 32,
                height: 32,
                mb: 2,
                borderRadius: '50%',
                bgcolor: 'tone.fresh.soft',
                color: 'tone.fresh.text',
                fontWeight: 650,
              }}
            >
              {index + 1}
            </Typography>
          )}
          <Typography component="h3" variant="h3">
            {title}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 0.75 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
