import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Candidate } from '../../schemas/candidate.ts';
import { fieldOf } from '../../src/components/fields/field.ts';
import { labelOf } from '../../src/components/fields/fieldLabel.ts';
import { SchemaValue } from '../../src/components/schema/values.tsx';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { t } from '../../src/i18n/t.ts';
import { FactList, FactPart, FactRow } from './FactList.tsx';
import { type CorrectedField, FixFactDialog } from './FixFactDialog.tsx';
import { RemovedFacts } from './RemovedFacts.tsx';
import { SkillsRead } from './SkillsRead.tsx';
import { useReading } from './useReading.ts';

/** The facts that are no lists, in their order. */
const summary = [
  'headline',
  'yearsOfExperience',
  'highestLevelOfEducation',
] as const satisfies readonly CorrectedField[];

/** Everything read from the resume, each fact with its words and the way to put it right. */
export function ReadFacts({ candidate }: { candidate: Candidate }) {
  const [fixing, setFixing] = useState<CorrectedField>();
  const { reading, error, refetch, correct } = useReading(candidate);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!reading) return <LoadingState variant="list" rows={12} label={t('Reading your resume')} />;
  const corrected: readonly string[] = candidate.correctedFacts;
  const isOwn = (source: CorrectedField) =>
    corrected.includes(source) || (source === 'highestLevelOfEducation' && candidate[source] !== null);
  // Gaps in the profile are filled from the facts that were read.
  const shownOf = (source: CorrectedField) =>
    source === 'highestLevelOfEducation'
      ? (candidate[source] ?? reading.highestLevelOfEducation)
      : candidate[source];
  const plain = (source: CorrectedField) => {
    const field = fieldOf(Candidate, source, t);
    const label = labelOf(field, source);
    return {
      said: isOwn(source),
      label,
      onEdit: () => setFixing(source),
      value: <SchemaValue value={shownOf(source)} field={field} record={candidate} />,
    };
  };
  const lists = { reading, correct };
  const { value: skills, ...skillsRow } = plain('skills');
  return (
    <div>
      {reading.isInUnreadLanguage && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t(
            'Only English and Spanish are read, and this resume is in another language. Upload it in one of them, or write it in the form on your profile, so that jobs are matched on it.',
          )}
        </Alert>
      )}
      {reading.hasHiddenText && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t(
            'Your resume has text that cannot be seen on the page, such as white letters on white or letters too small to read. It was left out and does not count.',
          )}
        </Alert>
      )}
      <FactPart title={t('In short')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
          {summary.map((source) => {
            const { value, ...row } = plain(source);
            return (
              <li key={source}>
                <FactRow name={row.label} {...row}>
                  {value}
                </FactRow>
              </li>
            );
          })}
        </Box>
      </FactPart>
      <FactList kind="positions" {...lists} />
      <FactList kind="education" {...lists} />
      <FactPart title={skillsRow.label}>
        <FactRow {...skillsRow}>
          {skills}
          <SkillsRead skills={reading.skills} />
        </FactRow>
      </FactPart>
      <FactList kind="languages" {...lists} />
      <FactList kind="licences" {...lists} />
      <FactList kind="places" {...lists} />
      <RemovedFacts {...lists} />
      {fixing && (
        <FixFactDialog
          candidate={candidate}
          source={fixing}
          correct={correct}
          onClose={() => setFixing(undefined)}
        />
      )}
    </div>
  );
}
