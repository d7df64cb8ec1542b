/** How the outcome of a criterion looks: an icon of its own shape each, so that colour never says it alone. */

import type { SvgIconComponent } from '@mui/icons-material';
import CheckCircle from '@mui/icons-material/CheckCircle';
import HelpOutline from '@mui/icons-material/HelpOutline';
import HighlightOff from '@mui/icons-material/HighlightOff';
import Tonality from '@mui/icons-material/Tonality';
import { Outcome } from '../../../schemas/criteria.ts';
import { choiceWords } from '../../components/fields/field.ts';
import type { StatusTone } from '../../components/values/tones.ts';
import { t } from '../../i18n/t.ts';

const looks: Record<Outcome, { Icon: SvgIconComponent; tone: StatusTone }> = {
  MEETS: { Icon: CheckCircle, tone: 'positive' },
  PARTIAL: { Icon: Tonality, tone: 'fresh' },
  DOES_NOT_MEET: { Icon: HighlightOff, tone: 'negative' },
  UNKNOWN: { Icon: HelpOutline, tone: 'closed' },
};

/** Icon, tone and word of an outcome. */
export const lookOf = (outcome: Outcome) => ({ ...looks[outcome], word: choiceWords(Outcome, outcome, t) });
