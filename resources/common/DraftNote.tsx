import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatLocale } from '../../src/i18n/formatLocale.ts';
import { t } from '../../src/i18n/t.ts';
import { touch, touchTarget } from '../../src/kit/touch.ts';
import type { ShownDraft } from './useDraft.ts';

/** The hour today, and the day as well before. */
function whenTyped(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(formatLocale(), { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}

/** Says that what was typed before is back, with the way to be rid of it; nothing where nothing was. */
export function DraftNote({ draft: { at, discard } }: { draft: ShownDraft }) {
  if (at === undefined) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={discard} sx={{ [touch]: { minHeight: touchTarget } }}>
          {t('Discard')}
        </Button>
      }
    >
      {t('Your draft from {time} is back.', { time: whenTyped(at) })}
    </Alert>
  );
}
