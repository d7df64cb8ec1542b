import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type CriterionResult,
  EvidenceNote,
  EvidenceSource,
  Importance,
  statedIn,
} from '../../../schemas/criteria.ts';
import { choiceWords, readField } from '../../components/fields/field.ts';
import { t } from '../../i18n/t.ts';
import { lookOf } from '../values/outcomes.ts';

interface CriteriaListProps {
  results: readonly CriterionResult[];
  /** Shows where a quotation stands; a button appears for evidence from a resume. */
  onShowEvidence?: (result: CriterionResult) => void;
}

/** Each criterion with its outcome in an icon and a word, and the quotation it rests on; must-haves first. */
export function CriteriaList({ results, onShowEvidence }: CriteriaListProps) {
  const groups = readField(Importance, t)
    .choices.map((choice) => ({
      ...choice,
      results: results.filter((result) => result.importance === choice.id),
    }))
    .filter((group) => group.results.length > 0);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {groups.map((group) => (
        <section key={group.id} aria-label={group.name}>
          <Typography component="h3" variant="overline" color="text.secondary">
            {group.name}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {group.results.map((result) => (
              <CriterionRow key={result.name} result={result} onShowEvidence={onShowEvidence} />
            ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}

interface CriterionRowProps {
  result: CriterionResult;
  onShowEvidence: CriteriaListProps['onShowEvidence'];
}

function CriterionRow({ result, onShowEvidence }: CriterionRowProps) {
  const { Icon, tone, word } = lookOf(result.outcome);
  const stated = statedIn(result);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Icon aria-hidden fontSize="small" sx={{ color: `tone.${tone}.main`, mt: 0.25, flex: 'none' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography variant="subtitle1" component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {result.name}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            sx={{ color: `tone.${tone}.text`, fontWeight: 550, flex: 'none' }}
          >
            {word}
          </Typography>
        </Box>
        {result.evidence && (
          <Box component="figure" sx={{ m: 0, mt: 0.75 }}>
            <Typography
              // The candidate's own words are no quotation of the resume.
              component={stated === null ? 'blockquote' : 'p'}
              variant="body2"
              sx={{
                m: 0,
                pl: 1.5,
                borderLeft: 2,
                borderLeftStyle: stated === null ? 'solid' : 'dotted',
                borderColor: `tone.${tone}.main`,
                overflowWrap: 'anywhere',
              }}
            >
              {stated ?? `“${result.evidence}”`}
            </Typography>
            <Box
              component="figcaption"
              sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5, minHeight: 32 }}
            >
              {result.source && (
                <Typography variant="caption" color="text.secondary">
                  {[
                    stated === null
                      ? choiceWords(EvidenceSource, result.source, t)
                      : t('Said by the candidate, not quoted from the resume'),
                    result.note && choiceWords(EvidenceNote, result.note, t),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              )}
              {onShowEvidence && result.source === 'RESUME' && (
                <Button
                  size="small"
                  onClick={() => onShowEvidence(result)}
                  aria-label={t('Show in resume: {name}', { name: result.name })}
                >
                  {t('Show in resume')}
                </Button>
              )}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
