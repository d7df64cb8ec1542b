import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Candidate } from '../../schemas/candidate.ts';
import { fieldOf } from '../../src/components/fields/field.ts';
import { labelOf } from '../../src/components/fields/fieldLabel.ts';
import { SchemaValue } from '../../src/components/schema/values.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { type CorrectedField, FixFactDialog } from './FixFactDialog.tsx';
import { PlacesRead } from './PlacesRead.tsx';
import { ReadFrom } from './ReadFrom.tsx';

const facts = [
  'headline',
  'yearsOfExperience',
  'skills',
  'highestLevelOfEducation',
] as const satisfies readonly CorrectedField[];

/** Facts read from the resume and their places; fetched again when the resume or a fact changes. */
function useReading({ candidateEmail: email, resumeFileName, skills }: Candidate) {
  const { client } = useServices();
  return useQuery({
    queryKey: ['resumeReading', email, resumeFileName, skills],
    queryFn: ({ signal }) => client.call('resumeReading', { params: { email }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Facts read from the resume, each with its words and a way to correct it. */
export function FactsSection({ candidate }: { candidate: Candidate }) {
  const [fixing, setFixing] = useState<CorrectedField>();
  const { data: reading, isPending } = useReading(candidate);
  const corrected: readonly string[] = candidate.correctedFacts;
  const isOwn = (source: CorrectedField) =>
    corrected.includes(source) || (source === 'highestLevelOfEducation' && candidate[source] !== null);
  // Gaps in the profile are filled from the facts that were read.
  const shownOf = (source: CorrectedField) =>
    source === 'highestLevelOfEducation'
      ? (candidate[source] ?? reading?.highestLevelOfEducation)
      : candidate[source];
  return (
    <ProfileCard
      title={t('Read from your resume')}
      text={t('Jobs are matched on this and your profile. Correct anything that was read wrong.')}
    >
      {reading?.hasHiddenText && (
        <Alert severity="warning">
          {t(
            'Your resume has text that cannot be seen on the page, such as white letters on white or letters too small to read. It was left out and does not count.',
          )}
        </Alert>
      )}
      <div>
        {facts.map((source) => {
          const field = fieldOf(Candidate, source, t);
          const label = labelOf(field, source);
          return (
            <Box
              key={source}
              sx={{
                display: 'flex',
                gap: 1.5,
                alignItems: 'flex-start',
                py: 1.25,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box component="dl" sx={{ m: 0, flex: 1, minWidth: 0 }}>
                <Typography component="dt" variant="caption" color="text.secondary">
                  {label}
                  {isOwn(source) && ` · ${t('in your own words')}`}
                </Typography>
                <Typography component="dd" sx={{ m: 0, mt: 0.25 }}>
                  <SchemaValue value={shownOf(source)} field={field} record={candidate} />
                  {(reading || isPending) && <ReadFrom source={source} reading={reading} />}
                </Typography>
              </Box>
              <Button
                size="small"
                onClick={() => setFixing(source)}
                aria-label={t('Fix this: {field}', { field: label })}
              >
                {t('Fix this')}
              </Button>
            </Box>
          );
        })}
        {reading && <PlacesRead reading={reading} />}
      </div>
      {fixing && <FixFactDialog candidate={candidate} source={fixing} onClose={() => setFixing(undefined)} />}
    </ProfileCard>
  );
}
