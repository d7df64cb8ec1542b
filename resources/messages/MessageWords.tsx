import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Message } from '../../schemas/message.ts';
import { t } from '../../src/i18n/t.ts';
import { Quoted } from '../common/Quoted.tsx';

const Words = ({ children }: { children: string }) => (
  <Typography
    variant="body2"
    component="p"
    dir="auto"
    sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
);

/** A quotation, folded away: its reader wrote it. */
const FoldedQuotation = ({ children }: { children: string }) => (
  <Box component="details" sx={{ minWidth: 0 }}>
    <Typography
      component="summary"
      variant="caption"
      color="text.secondary"
      sx={{ cursor: 'pointer', py: 1, width: 'fit-content' }}
    >
      {t('Quoted text')}
    </Typography>
    <Quoted>{children}</Quoted>
  </Box>
);

/** A message's words; of an e-mail also those it quotes, each in its place. */
export function MessageWords({ text, parts }: Pick<Message, 'text' | 'parts'>) {
  if (parts.length === 0) return <Words>{text}</Words>;
  return parts.map((part, place) => {
    const Part = part.isQuoted ? FoldedQuotation : Words;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
    return <Part key={place}>{part.text}</Part>;
  });
}
