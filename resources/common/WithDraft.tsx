import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { DraftNote } from './DraftNote.tsx';
import type { EditDraft } from './useEditDraft.ts';

/** A form below the note on its draft; it begins again when the draft is thrown away. */
export function WithDraft({ draft, children }: { draft: EditDraft; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <DraftNote draft={draft.note} />
      <Fragment key={draft.round}>{children}</Fragment>
    </Box>
  );
}
