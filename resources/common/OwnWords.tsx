import Typography from '@mui/material/Typography';
import { type Candidate, CorrectableFact } from '../../schemas/candidate.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { t } from '../../src/i18n/t.ts';

/** Says to recruiters which facts are the candidate's own words; nothing where all were read from the resume. */
export function OwnWords({ facts }: { facts: Candidate['correctedFacts'] }) {
  if (facts.length === 0) return null;
  const names = CorrectableFact.options
    .filter((fact) => facts.includes(fact))
    .map((fact) => choiceWords(CorrectableFact, fact, t));
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {t('Said by the candidate, not quoted from the resume: {facts}', { facts: names.join(', ') })}
    </Typography>
  );
}
