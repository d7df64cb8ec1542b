import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import type { Standing } from '../../../schemas/standing.ts';
import { ToneChip } from '../../../src/components/values/ToneChip.tsx';
import { t } from '../../../src/i18n/t.ts';
import { standingTones, standingWords } from './standingWords.ts';
import { useNow } from './useNow.ts';
import { useStandingPath } from './useStandingPath.ts';

interface ElsewhereProps {
  standings: readonly Standing[];
  /** How many are shown; the others are counted. All of them by default. */
  most?: number;
  /** Without links, for places that are links or buttons themselves. */
  plain?: boolean;
}

/** Where a person stands in the employer's other jobs, each leading there where one may go. */
export function Elsewhere({ standings, most = standings.length, plain = false }: ElsewhereProps) {
  const now = useNow();
  const pathOf = useStandingPath();
  if (standings.length === 0) return null;
  const more = standings.length - most;
  return (
    <Box
      component="span"
      role="group"
      aria-label={t('In other jobs here')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', minWidth: 0 }}
    >
      {standings.slice(0, most).map((standing) => {
        const words = standingWords(standing, now);
        const path = plain ? undefined : pathOf(standing);
        return (
          <Box component="span" key={standing.jobId} sx={{ minWidth: 0, display: 'inline-flex' }}>
            <ToneChip tone={standingTones[standing.status]}>
              <Box component="span" sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
                {path ? (
                  <Link to={path} sx={{ color: 'inherit', textDecoration: 'underline' }}>
                    {words}
                  </Link>
                ) : (
                  words
                )}
                {standing.recruiterName && !isOwn(standing) && ` · ${standing.recruiterName}`}
              </Box>
            </ToneChip>
          </Box>
        );
      })}
      {more > 0 && (
        <Typography component="span" variant="caption" color="text.secondary">
          {t('{count, plural, one {and # more job} other {and # more jobs}}', { count: more })}
        </Typography>
      )}
    </Box>
  );
}

/** Only what is one's own to see has a way to it. */
const isOwn = ({ applicationId, dailyCandidateId }: Standing) =>
  applicationId !== null || dailyCandidateId !== null;
