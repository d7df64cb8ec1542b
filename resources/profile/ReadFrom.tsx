import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  type EducationFact,
  EducationFact as EducationFields,
  type ResumeReading,
} from '../../schemas/facts.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { formatMonth } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { touch } from '../../src/kit/touch.ts';
import type { CorrectedField } from './FixFactDialog.tsx';

interface Read {
  name: string;
  /** The words of the resume; null where a fact is the candidate's own. */
  quote: string | null;
}

const levelWords = ({ level }: Pick<EducationFact, 'level'>) =>
  level && choiceWords(EducationFields.shape.level, level, t);

function span({ from, to, current }: ResumeReading['positions'][number]): string | undefined {
  const [begin, end] = [from && formatMonth(from), current ? t('today') : to && formatMonth(to)];
  return begin && end ? t('{from} to {to}', { from: begin, to: end }) : (begin ?? end ?? undefined);
}

/** The sources of each fact; nothing for one that is not put together from places of its own. */
const readings: Partial<Record<CorrectedField, (reading: ResumeReading) => Read[]>> = {
  yearsOfExperience: ({ positions }) =>
    positions.map((position) => ({
      name: [position.title, position.employer, span(position)].filter(Boolean).join(' · '),
      quote: position.quote,
    })),
  skills: ({ skills, licences, languages }) => [
    ...skills,
    ...licences,
    ...languages.map(({ name, level, quote }) => ({
      name: [name, level].filter(Boolean).join(' · '),
      quote,
    })),
  ],
  highestLevelOfEducation: ({ education }) =>
    education.map((one) => ({
      name: [levelWords(one), one.field, one.school].filter(Boolean).join(' · '),
      quote: one.quote,
    })),
};

/** How many are shown at first; longer lists are opened by people who want to check them. */
const mostOpen = 3;

interface ReadFromProps {
  source: CorrectedField;
  /** Undefined while it is on its way: the outline keeps its room. */
  reading: ResumeReading | undefined;
}

/** The places of the resume that a fact was read from, word for word. */
export function ReadFrom({ source, reading }: ReadFromProps) {
  if (!reading) return readings[source] && <Skeleton variant="rounded" height={40} sx={{ mt: 1 }} />;
  const read = readings[source]?.(reading) ?? [];
  if (read.length === 0) return null;
  const list = (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
      {read.map(({ name, quote }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same degree can be read twice, and the list never changes
        <Box key={index} component="li" sx={{ overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 550 }}>
            {name}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color="text.secondary"
            sx={{ display: 'block', ...(quote && { pl: 1.25, borderLeft: 2, borderColor: 'divider' }) }}
          >
            {quote ? `“${quote}”` : t('Not found in the resume in these words')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
  if (read.length <= mostOpen) return list;
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Typography
        component="summary"
        variant="body2"
        sx={{ cursor: 'pointer', py: 0.5, width: 'fit-content', [touch]: { py: 1.5 } }}
      >
        {t('Where this stands in your resume ({count})', { count: read.length })}
      </Typography>
      {list}
    </Box>
  );
}
