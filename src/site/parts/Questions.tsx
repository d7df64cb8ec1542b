import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface QuestionWords {
  question: string;
  answer: string;
}

/** Questions that open to their answers: the browser's own disclosure, so that they open without any program. */
export function Questions({ items }: { items: readonly QuestionWords[] }) {
  return (
    <Box sx={{ maxWidth: 820, borderTop: 1, borderColor: 'divider' }}>
      {items.map(({ question, answer }) => (
        <Box key={question} component="details" sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Typography
            component="summary"
            variant="h3"
            sx={{
              py: 2.25,
              cursor: 'pointer',
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              listStyle: 'none',
              '&::-webkit-details-marker': { display: 'none' },
              '&::after': { content: '"+"', fontWeight: 400, color: 'text.secondary' },
              'details[open] > &::after': { content: '"–"' },
              '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            {question}
          </Typography>
          <Typography color="text.secondary" sx={{ pb: 2.5, maxWidth: '68ch' }}>
            {answer}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
