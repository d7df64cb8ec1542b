import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { MailPreview } from '../../../schemas/mailPreview.ts';
import { Loaded } from '../../../src/components/states/Loaded.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useServices } from '../../../src/session/session.tsx';
import { type BoardMove, queryOf } from './boardRules.ts';

/** The e-mails that a move would send to the candidate, as they would read now. */
export function MailsOfMove({ id, move }: { id: string; move: BoardMove }) {
  const { client } = useServices();
  const query = queryOf(move);
  const { data, error, refetch } = useQuery({
    queryKey: ['applications', 'mails', id, query],
    queryFn: ({ signal }) => client.call('mailsOfStatus', { params: { id }, query, signal }),
    // A mail tells the day of the next answer, and what is booked by then.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Loaded
      value={data}
      error={error}
      onRetry={refetch}
      variant="cards"
      rows={1}
      label={t('Writing the e-mail')}
    >
      {(mails) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {mails.length === 0 && <Typography color="text.secondary">{t('No e-mail goes.')}</Typography>}
          {move.notify === false && mails.length > 0 && (
            <Typography color="text.secondary">
              {t(
                'This one goes even so: an interview is in their calendar, and they must not come for nothing.',
              )}
            </Typography>
          )}
          {mails.map((mail) => (
            <ShownMail key={mail.subject} mail={mail} />
          ))}
        </Box>
      )}
    </Loaded>
  );
}

const ShownMail = ({ mail: { subject, text, language } }: { mail: MailPreview }) => (
  <Box
    component="article"
    lang={language}
    sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'surface.sunken' }}
  >
    <Typography variant="h4" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {subject}
    </Typography>
    <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  </Box>
);
