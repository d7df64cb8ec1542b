import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Guarantee } from '../../schemas/guarantee.ts';
import type { Role } from '../../schemas/user.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import {
  creditSentence,
  creditSum,
  leftOutSentence,
  promise,
  watchSentence,
} from '../common/guaranteeWords.ts';
import { Section } from './Section.tsx';
import { useGuarantee } from './subscriptionQueries.ts';

/** How many of each are shown before the rest is only counted. */
const shown = 5;

/** The promises the guarantee watches now, and the credits it has given. */
export function GuaranteeSection({ role }: { role: Role }) {
  const { data, error, refetch } = useGuarantee();
  return (
    <Section title={t('The guarantee')} text={promise(role)}>
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={1}
        label={t('Loading the guarantee')}
      >
        {(guarantee) => <Watched {...guarantee} />}
      </Loaded>
    </Section>
  );
}

function Watched({ credits, watched, leftOut }: Guarantee) {
  if (credits.length + watched.length + leftOut.length === 0) {
    return <Typography variant="body2">{t('There is nothing to watch at the moment.')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Lines title={t('Given back')} more={credits.length - shown}>
        {credits.slice(0, shown).map((credit) => (
          <Line key={credit.id} words={creditSentence(credit)} detail={creditSum(credit)} />
        ))}
      </Lines>
      <Lines title={t('Watched now')} more={watched.length - shown}>
        {watched.slice(0, shown).map((watch) => (
          <Line key={`${watch.reason} ${watch.applicationId ?? watch.jobId}`} words={watchSentence(watch)} />
        ))}
      </Lines>
      <Lines title={t('Not counted now')} more={leftOut.length - shown}>
        {leftOut.slice(0, shown).map((left) => (
          <Line key={left.jobId} words={leftOutSentence(left)} />
        ))}
      </Lines>
    </Box>
  );
}

interface LinesProps {
  title: string;
  /** How many are not shown. */
  more: number;
  children: readonly ReactNode[];
}

function Lines({ title, more, children }: LinesProps) {
  if (children.length === 0) return null;
  return (
    <div>
      <Typography component="h3" variant="h5">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}>
        {children}
      </Box>
      {more > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {t('{count, plural, one {and # more} other {and # more}}', { count: more })}
        </Typography>
      )}
    </div>
  );
}

function Line({ words, detail }: { words: string; detail?: string }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
    >
      <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {words}
      </Typography>
      {detail && (
        <Typography component="span" variant="subtitle2">
          {detail}
        </Typography>
      )}
    </Box>
  );
}
