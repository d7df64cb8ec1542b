import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatLocale } from '../../src/i18n/formatLocale.ts';
import { listWords } from '../../src/i18n/listWords.ts';
import { t } from '../../src/i18n/t.ts';
import { touch, touchTarget } from '../../src/kit/touch.ts';
import { actionBelow } from './actionBelow.ts';
import type { ShownDraft } from './useDraft.ts';

/** The hour today, and the day as well before. */
function whenTyped(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(formatLocale(), { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}

/** Says that the same is typed in another tab, too; nothing where it is not. */
export function OtherTabNote({ isElsewhere }: Pick<ShownDraft, 'isElsewhere'>) {
  if (!isElsewhere) return null;
  return (
    <Alert severity="warning">
      {t('You are typing here in another tab, too. Only the draft typed last is kept.')}
    </Alert>
  );
}

/**
 * Says that what was typed before is back, with the way to be rid of it, and where it is typed twice; nothing where
 * nothing was.
 */
export function DraftNote({ draft }: { draft: ShownDraft }) {
  return (
    <>
      <OtherTabNote isElsewhere={draft.isElsewhere} />
      <BroughtBack draft={draft} />
    </>
  );
}

function BroughtBack({ draft: { at, changedMeanwhile = [], discard } }: { draft: ShownDraft }) {
  if (at === undefined) return null;
  return (
    <Alert
      severity={changedMeanwhile.length > 0 ? 'warning' : 'info'}
      sx={changedMeanwhile.length > 0 ? actionBelow : null}
      action={
        <Button color="inherit" size="small" onClick={discard} sx={{ [touch]: { minHeight: touchTarget } }}>
          {t('Discard')}
        </Button>
      }
    >
      {t('Your draft from {time} is back.', { time: whenTyped(at) })}
      {changedMeanwhile.length > 0 && (
        <>
          {' '}
          {t('Changed elsewhere since then: {fields}. If you save, your draft replaces that.', {
            fields: listWords(changedMeanwhile),
          })}
        </>
      )}
    </Alert>
  );
}
