import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { DateText } from '../../../src/components/values/DateText.tsx';
import { eventWords } from './boardRules.ts';

/** Everything that happened to an application, the newest first: what, who and when. */
export function BoardHistory({ application }: { application: CandidateApplication }) {
  const lines = application.history.map((event, index) => ({
    ...event,
    words: eventWords(application, index),
  }));
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {lines.toReversed().map(({ at, by, words }) => (
        <Box component="li" key={at + words}>
          <Typography component="span" sx={{ overflowWrap: 'anywhere', display: 'block' }}>
            {words}
          </Typography>
          <Typography
            component="span"
            variant="caption"
            color="text.secondary"
            sx={{ overflowWrap: 'anywhere', display: 'block' }}
          >
            <DateText value={at} withTime /> · {by}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
