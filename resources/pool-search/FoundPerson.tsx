import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { Band, type CriterionResult } from '../../schemas/criteria.ts';
import type { DailyCandidate } from '../../schemas/dailyCandidate.ts';
import type { AnonymousResult, OwnPoolPerson, PoolPerson } from '../../schemas/poolSearch.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { t } from '../../src/i18n/t.ts';
import { lookOf } from '../../src/product/values/outcomes.ts';
import { useDailyPath } from '../common/standing/useDailyPath.ts';
import { personPath } from '../people/personPath.ts';

interface FoundPersonProps {
  person: PoolPerson;
  /** Of the company's own people, whose name is no secret. */
  own?: OwnPoolPerson;
  /** The pick that was made of them. */
  pick: DailyCandidate | undefined;
  /** Without it nobody can be added. */
  onAdd: (() => void) | undefined;
  busy: boolean;
}

/** Someone found in the pool: how they fit and the words that show it, and who they are once they are on the list. */
export function FoundPerson({ person, own, pick, onAdd, busy }: FoundPersonProps) {
  const pathOf = useDailyPath();
  const title =
    own?.candidateName ?? pick?.candidateName ?? person.headline ?? t('Name and headline once on the list');
  const { yearsOfExperience: years, criteria } = person;
  // Silence of a resume is one line: it says nothing against anyone.
  const told = criteria.filter(isTold).filter(({ outcome }) => outcome !== 'UNKNOWN');
  const silent = criteria.filter(({ outcome }) => outcome === 'UNKNOWN');
  const later = criteria.filter((result) => !isTold(result));
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="subtitle1">
            {own ? <Link to={personPath(own.candidateEmail)}>{title}</Link> : title}
          </Typography>
          {own?.headline && <Typography variant="body2">{own.headline}</Typography>}
          <Typography variant="body2" color="text.secondary">
            {[
              choiceWords(Band, person.band, t),
              person.state,
              years !== null && t('{years, plural, one {# year} other {# years}}', { years }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        {pick ? (
          <Button component={Link} to={pathOf(pick.jobId, pick.id)} variant="outlined">
            {t('See on the list')}
          </Button>
        ) : (
          onAdd && (
            <Button
              variant="outlined"
              startIcon={<Add />}
              onClick={onAdd}
              loading={busy}
              aria-label={
                own
                  ? t('Consider for this job: {who}', { who: title })
                  : t('Add to the list: {who}', { who: title })
              }
            >
              {own ? t('Consider for this job') : t('Add to the list')}
            </Button>
          )
        )}
      </Box>
      <Box
        component="ul"
        aria-label={t('Criteria')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {told.map((result) => (
          <Outcome key={result.name} result={result} />
        ))}
        {silent.length > 0 && (
          <Typography component="li" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('Not stated: {names}', { names: namesOf(silent) })}
          </Typography>
        )}
        {later.length > 0 && (
          <Typography component="li" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('Shown once they are on your list: {names}', { names: namesOf(later) })}
          </Typography>
        )}
      </Box>
    </Card>
  );
}

type ToldResult = AnonymousResult & Pick<CriterionResult, 'outcome'>;

const isTold = (result: AnonymousResult): result is ToldResult => result.outcome !== null;
const namesOf = (results: readonly AnonymousResult[]) => results.map(({ name }) => name).join(', ');

function Outcome({ result }: { result: ToldResult }) {
  const { Icon, tone, word } = lookOf(result.outcome);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
      <Icon aria-hidden fontSize="small" sx={{ color: `tone.${tone}.main`, flex: 'none' }} />
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('{name}: {word}', { name: result.name, word })}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {result.evidence && ` · “${result.evidence}”`}
        </Box>
      </Typography>
    </Box>
  );
}
