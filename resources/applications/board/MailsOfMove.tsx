import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { MailPart, MailPreview } from '../../../schemas/mailPreview.ts';
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

/** One block of the mail, in the look it has there; a button is shown, and leads nowhere. */
function ShownPart({ part: { kind, text } }: { part: MailPart }) {
  if (kind === 'BUTTON')
    return (
      <Typography
        variant="body2"
        sx={{ px: 2, py: 1, borderRadius: 2, border: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        {text}
      </Typography>
    );
  return (
    <Typography
      variant={kind === 'HEADING' ? 'subtitle2' : 'body2'}
      component={kind === 'QUOTE' ? 'blockquote' : 'p'}
      dir="auto"
      sx={{
        m: 0,
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        ...(kind === 'QUOTE' && { pl: 1.5, borderInlineStart: '3px solid', borderColor: 'divider' }),
      }}
    >
      {text}
    </Typography>
  );
}

const ShownMail = ({ mail: { subject, parts, language } }: { mail: MailPreview }) => (
  <Box
    component="article"
    lang={language}
    sx={{
      ...{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'surface.sunken' },
      ...{ display: 'grid', gap: 1.5, justifyItems: 'start' },
    }}
  >
    <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
      {subject}
    </Typography>
    {parts.map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a mail have no other name, and never change.
      <ShownPart key={at} part={part} />
    ))}
  </Box>
);
