import { Band } from '../../schemas/criteria.ts';
import { StatusChip } from '../../src/components/values/StatusChip.tsx';
import type { StatusTone } from '../../src/components/values/tones.ts';

const tones: Readonly<Record<Band, StatusTone>> = {
  STRONG: 'positive',
  GOOD: 'info',
  PARTIAL: 'fresh',
  LIMITED: 'closed',
};

/** How well someone fits in two words: what a person can do something about is in the criteria, not in a score. */
export const BandChip = ({ band }: { band: Band }) => <StatusChip value={band} schema={Band} tones={tones} />;
