import EditIcon from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Candidate } from '../../schemas/candidate.ts';
import type { ResumeReading } from '../../schemas/facts.ts';
import type { ResumeEntries } from '../../schemas/writtenResume.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { touch, touchTarget } from '../../src/kit/touch.ts';
import type { WriteResumeDialogProps } from './WriteResumeDialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./WriteResumeDialog.tsx')).WriteResumeDialog }));

interface WriteResumeProps
  extends Pick<WriteResumeDialogProps, 'author' | 'account' | 'isFurther' | 'onWritten'> {
  /** Whether the file that was chosen cannot be read: then this is the way on. */
  isWayOut: boolean;
  /** The resume there is, which may have been written here. */
  fetchResume?: (() => Promise<Blob>) | undefined;
  /** The facts that were read from it, for one that was not written here. */
  facts?: { of: Pick<Candidate, 'headline' | 'skills'>; fetch: () => Promise<ResumeReading> } | undefined;
}

/** The way to a resume for people who have no file at hand. */
export function WriteResume({ isWayOut, fetchResume, facts, ...dialog }: WriteResumeProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // While it loads the button is disabled and loses the focus, so the dialog cannot give it back.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const [isLoading, setLoading] = useState(false);
  const [begun, setBegun] = useState<{ entries: ResumeEntries | null; areRead: boolean }>();
  const open = async () => {
    setLoading(true);
    try {
      const { entriesOfFacts, entriesOfPdf } = await import('./entriesIn.ts');
      const written = fetchResume ? await entriesOfPdf(await fetchResume()) : null;
      const read = facts && !written ? entriesOfFacts(facts.of, await facts.fetch()) : null;
      setBegun({ entries: written ?? read, areRead: read !== null });
      setOpen(true);
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Typography variant="body2" color="text.secondary">
        {isWayOut
          ? t('A form asks for the same facts, and makes a PDF of them.')
          : fetchResume
            ? t('Rather type it?')
            : t('No file at hand?')}
      </Typography>
      <Button
        ref={button}
        variant={isWayOut ? 'contained' : 'text'}
        startIcon={<EditIcon />}
        loading={isLoading}
        onClick={() => void open()}
        sx={{ [touch]: { minHeight: touchTarget } }}
      >
        {dialog.isFurther ? t('Write another resume') : t('Write it here')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog
            {...dialog}
            entries={begun?.entries ?? null}
            areRead={begun?.areRead ?? false}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
