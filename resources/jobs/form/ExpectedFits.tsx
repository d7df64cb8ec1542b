import Typography from '@mui/material/Typography';
import type { Criterion } from '../../../schemas/criteria.ts';
import type { ExpectedFits as Expected, PeopleEstimate } from '../../../schemas/expectedFits.ts';
import { formatLocale } from '../../../src/i18n/formatLocale.ts';
import { t } from '../../../src/i18n/t.ts';
import { useExpectedFits } from './useExpectedFits.ts';

/** One unobtrusive line: about how many people would fit the job as written, and which must-have costs most of them. */
export function ExpectedFits({ criteria }: { criteria: readonly Criterion[] }) {
  const expected = useExpectedFits(criteria);
  if (!expected) return null;
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ mt: 1.5 }}>
      {[sayFits(expected), sayCost(expected)].filter(Boolean).join(' ')}
    </Typography>
  );
}

const inWords = (people: number) => new Intl.NumberFormat(formatLocale()).format(people);

function sayFits({ good, partial }: Expected): string {
  if (!partial?.about) return t('Fewer than ten of the people looking for work would fit.');
  const people = inWords(partial.about);
  return good?.about
    ? t('About {people} people looking for work would fit, about {good} of them well.', {
        people,
        good: inWords(good.about),
      })
    : t('About {people} people looking for work would fit, fewer than ten of them well.', { people });
}

const aboutOf = ({ about }: PeopleEstimate) => about ?? 0;

/** Names the must-have that excludes the most people. */
function sayCost({ mustHaves }: Expected): string {
  const [worst] = mustHaves.toSorted((a, b) => aboutOf(b.partial) - aboutOf(a.partial));
  if (!worst || aboutOf(worst.partial) === 0) return '';
  return t('As a nice-to-have, “{name}” would bring about {people} more.', {
    name: worst.name,
    people: inWords(aboutOf(worst.partial)),
  });
}
