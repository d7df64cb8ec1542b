import Typography from '@mui/material/Typography';
import type { ExpectedFits as Expected, PeopleEstimate } from '../../../schemas/expectedFits.ts';
import { t } from '../../../src/i18n/t.ts';
import { peopleInWords } from './peopleInWords.ts';

interface ExpectedFitsProps {
  expected: Expected | undefined;
  /** Must-haves beside which their own cost stands. */
  told?: readonly string[];
}

/** One unobtrusive line: about how many people would fit the job as written, and which must-have costs most of them. */
export function ExpectedFits({ expected, told = [] }: ExpectedFitsProps) {
  if (!expected) return null;
  return (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ mt: 1.5 }}>
      {[sayFits(expected), sayAway(expected), sayCost(expected, told), sayNotCounted(expected)]
        .filter(Boolean)
        .join(' ')}
    </Typography>
  );
}

function sayFits({ good, partial }: Expected): string {
  if (!partial?.about) return t('Fewer than ten of the people looking for work would fit.');
  const people = peopleInWords(partial.about);
  return good?.about
    ? t('About {people} people looking for work would fit, about {good} of them well.', {
        people,
        good: peopleInWords(good.about),
      })
    : t('About {people} people looking for work would fit, fewer than ten of them well.', { people });
}

/** Tells of those whom the place of work keeps off the lists. */
const sayAway = ({ away }: Expected): string =>
  away?.about
    ? t('About {people} more live elsewhere and do not say that they would move.', {
        people: peopleInWords(away.about),
      })
    : '';

const aboutOf = ({ about }: PeopleEstimate) => about ?? 0;

/** Names the must-have that excludes the most people. */
function sayCost({ mustHaves }: Expected, told: readonly string[]): string {
  const [worst] = mustHaves.toSorted((a, b) => aboutOf(b.partial) - aboutOf(a.partial));
  if (!worst || aboutOf(worst.partial) === 0 || told.includes(worst.name)) return '';
  return t('As a nice-to-have, “{name}” would bring about {people} more.', {
    name: worst.name,
    people: peopleInWords(aboutOf(worst.partial)),
  });
}

/** Names the criteria that a number about people on no list leaves out. */
function sayNotCounted({ notCounted }: Expected): string {
  if (notCounted.length === 0) return '';
  return t('Not counted as written, but on your lists: {names}.', { names: notCounted.join(', ') });
}
