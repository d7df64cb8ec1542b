import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FactKind } from '../../schemas/factEntries.ts';
import type { ResumeReading } from '../../schemas/facts.ts';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { t } from '../../src/i18n/t.ts';
import { touch, touchTarget } from '../../src/kit/touch.ts';
import { FactDialog } from './FactDialog.tsx';
import { factLine, factWords, type ShownFact } from './factWords.ts';
import { ResumeWords } from './ResumeWords.tsx';
import { useFactChanges } from './useFactChanges.ts';
import type { Reading } from './useReading.ts';

/** A part of the facts with its heading. */
export function FactPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Typography id={id} component="h3" variant="h4">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface FactRowProps {
  /** Missing where the heading above says it. */
  name?: string;
  details?: string;
  /** Whether it is in the candidate's own words. */
  said: boolean;
  /** Names the fact to people who do not see the row. */
  label: string;
  onEdit: () => void;
  /** Stands below. */
  children?: ReactNode;
}

/** A fact, and the pencil that puts it right. */
export function FactRow({ name, details, said, label, onEdit, children }: FactRowProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
        {name && (
          <Typography component="span" sx={{ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        )}
        {details && (
          <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {details}
          </Typography>
        )}
        {said && (
          <Box component="span" sx={{ display: 'block', my: 0.5 }}>
            <ToneChip tone="info">{t('You said so')}</ToneChip>
          </Box>
        )}
        {children}
      </Box>
      <IconButton
        onClick={onEdit}
        aria-label={t('Fix this: {field}', { field: label })}
        sx={{ [touch]: { width: touchTarget, height: touchTarget } }}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface FactListProps<K extends FactKind> {
  kind: K;
  reading: ResumeReading;
  correct: Reading['correct'];
}

/** The facts of one kind, each with its words and a pencil, and the way to add one. */
export function FactList<K extends FactKind>({ kind, reading, correct }: FactListProps<K>) {
  const words = factWords[kind];
  const facts: readonly ShownFact<K>[] = reading[kind];
  const say = useFactChanges(kind, reading, correct);
  const [open, setOpen] = useState<{ fact: ShownFact<K> | undefined }>();
  const add = useRef<HTMLButtonElement>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    // The pencil has gone with its row, and cannot take the focus back.
    if (!isGone || open) return;
    add.current?.focus();
    setGone(false);
  }, [isGone, open]);
  return (
    <FactPart title={words.title()}>
      {facts.length === 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {words.none()}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
          {facts.map((fact) => (
            <li key={fact.id}>
              <FactRow
                name={words.name(fact)}
                details={words.details(fact)}
                said={fact.said}
                label={factLine(kind, fact)}
                onEdit={() => setOpen({ fact })}
              >
                {fact.quote !== null && !words.name(fact).includes(fact.quote) && (
                  <ResumeWords quote={fact.quote} />
                )}
              </FactRow>
            </li>
          ))}
        </Box>
      )}
      <Button
        ref={add}
        startIcon={<AddIcon />}
        onClick={() => setOpen({ fact: undefined })}
        sx={{ ml: -1, mt: 0.5, [touch]: { minHeight: touchTarget } }}
      >
        {words.add()}
      </Button>
      {open && (
        <FactDialog
          kind={kind}
          fact={open.fact}
          onSay={async (entry) => {
            await say(open.fact, entry);
            if (entry === null) setGone(true);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </FactPart>
  );
}
