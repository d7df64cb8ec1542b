import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Interview, InterviewKind } from '../../schemas/interview.ts';
import { InterviewStatus } from '../../schemas/interviewStatus.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import type { StatusTone } from '../../src/components/values/tones.ts';
import { t } from '../../src/i18n/t.ts';
import { touch, touchTarget } from '../../src/kit/touch.ts';
import { Quoted } from '../common/Quoted.tsx';
import { whenWords } from './interviewTimes.ts';

const tones: Readonly<Record<InterviewStatus, StatusTone>> = {
  PROPOSED: 'waiting',
  BOOKED: 'positive',
  CANCELLED: 'closed',
  DONE: 'neutral',
};

/** Only what is an address of the web is a link, so that one can never run a script. */
const isLink = (place: string) => /^https?:\/\/\S+$/i.test(place);

/** When, where and how long, and whether it takes place. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { status, startsAt, kind, minutes, place, message } = interview;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
      <StatusChip value={status} schema={InterviewStatus} tones={tones} />
      {startsAt && (
        <Typography
          component="p"
          variant="subtitle2"
          sx={{ textDecoration: status === 'CANCELLED' ? 'line-through' : undefined }}
        >
          <time dateTime={startsAt}>{whenWords(startsAt)}</time>
        </Typography>
      )}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('{kind}, {minutes, plural, one {# minute} other {# minutes}}', {
          kind: choiceWords(InterviewKind, kind, t),
          minutes,
        })}
        {' · '}
        {isLink(place) ? (
          <MuiLink
            href={place}
            target="_blank"
            rel="noopener noreferrer"
            // On the way into a call a finger has to hit it at once.
            sx={{ [touch]: { display: 'inline-flex', alignItems: 'center', minHeight: touchTarget } }}
          >
            {place}
          </MuiLink>
        ) : (
          place
        )}
      </Typography>
      {message && status !== 'CANCELLED' && <Quoted>{message}</Quoted>}
    </Box>
  );
}
