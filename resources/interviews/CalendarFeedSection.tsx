import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import { interviewsKey } from './interviewQueries.ts';

const feedKey = [...interviewsKey, 'feed'];

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    notify(t('The address is copied.'), { kind: 'success' });
  } catch {
    // A browser may refuse the clipboard; then the address can be selected where it stands.
    notify(t('Copying is not allowed here. Select the address and copy it.'), { kind: 'error' });
  }
}

/** The secret address of one's interviews for calendar programs: shown once, when it is made. */
export function CalendarFeedSection() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => client.call('calendarFeed', { signal }),
  });
  const [isAsking, setAsking] = useState(false);
  const renewal = useMutation({
    mutationFn: () => client.call('renewCalendarFeed'),
    onSuccess: ({ createdAt }) => queryClient.setQueryData(feedKey, { createdAt }),
  });
  const address = renewal.data?.url;
  const refused = error ?? renewal.error;
  if (!data && !refused) return <LoadingState variant="list" rows={1} label={t('Loading')} />;
  const since = data?.createdAt;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', minWidth: 0 }}>
      {refused && <Alert severity="error">{sentenceOf(refused)}</Alert>}
      {address ? (
        <>
          <TextField
            label={t('Address of your calendar')}
            value={address}
            fullWidth
            helperText={t('Keep it secret, and copy it now: it is shown only this once.')}
            slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
          />
          <Button variant="outlined" onClick={() => void copy(address)}>
            {t('Copy')}
          </Button>
        </>
      ) : (
        since && (
          <Typography variant="body2">
            {t('It has a secret address since {day}.', { day: formatDate(since) ?? since })}
          </Typography>
        )
      )}
      <Button
        variant="outlined"
        loading={renewal.isPending}
        onClick={() => (since ? setAsking(true) : renewal.mutate())}
      >
        {since ? t('Renew the address') : t('Make an address')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('Renew the address?')}
        confirmLabel={t('Renew')}
        onConfirm={() => {
          setAsking(false);
          renewal.mutate();
        }}
        onClose={() => setAsking(false)}
      >
        {t('Calendars that use the address of now stop getting your interviews.')}
      </ConfirmDialog>
    </Box>
  );
}
