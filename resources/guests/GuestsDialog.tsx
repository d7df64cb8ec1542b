import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type JobGuest, JobGuestFields } from '../../schemas/guest.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { Initials } from '../../src/components/values/Initials.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { ListDialog } from '../common/lists/ListDialog.tsx';
import { sentenceOf } from '../common/planNeeded.ts';

interface GuestsDialogProps {
  jobId: string;
  canInvite: boolean;
  onClose: () => void;
}

const guestsKey = (jobId: string) => ['guests', jobId];

/** The guests of a job, and the way to invite one. Mount it when it should be seen. */
export function GuestsDialog({ jobId, canInvite, onClose }: GuestsDialogProps) {
  const { client } = useServices();
  const { data, error, refetch } = useQuery({
    queryKey: guestsKey(jobId),
    queryFn: ({ signal }) => client.call('jobGuests', { params: { id: jobId }, signal }),
  });
  return (
    <ListDialog
      title={t('Guests of this job')}
      text={t(
        'They see the resumes of those still in the running and write scorecards, and nothing else. They need no account: each visit begins with a code to their address. Guests who never come are deleted 30 days after the invitation, all others 30 days after the job is closed.',
      )}
      onClose={onClose}
    >
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={2}
        label={t('Loading the guests')}
      >
        {(guests) => <GuestList guests={guests} jobId={jobId} canRemove={canInvite} />}
      </Loaded>
      {canInvite && <InviteForm jobId={jobId} />}
    </ListDialog>
  );
}

function InviteForm({ jobId }: { jobId: string }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [invited, setInvited] = useState(0);
  const invite = async (body: JobGuestFields) => {
    const guest = await client.call('inviteGuest', { params: { id: jobId }, body });
    queryClient.setQueryData<JobGuest[]>(guestsKey(jobId), (guests = []) => [...guests, guest]);
    setInvited((count) => count + 1);
    notify(t('{name} gets an e-mail with the way in.', { name: guest.guestName }), { kind: 'success' });
  };
  return (
    <Box component="section" aria-label={t('Invite someone')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography component="h3" variant="subtitle1">
        {t('Invite someone')}
      </Typography>
      <ShortForm
        // Empty again for the next one.
        key={invited}
        schema={JobGuestFields}
        submitLabel={t('Send the invitation')}
        size="medium"
        onSubmit={invite}
      />
    </Box>
  );
}

interface GuestListProps {
  guests: readonly JobGuest[];
  jobId: string;
  canRemove: boolean;
}

function GuestList({ guests, jobId, canRemove }: GuestListProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<JobGuest>();
  const remove = async ({ id: guestId }: JobGuest) => {
    setLeaving(undefined);
    await client
      .call('removeGuest', { params: { id: jobId, guestId } })
      .catch((error: unknown) => notify(sentenceOf(error), { kind: 'error' }));
    await queryClient.invalidateQueries({ queryKey: guestsKey(jobId) });
  };
  if (guests.length === 0) return <Typography>{t('Nobody is invited yet.')}</Typography>;
  return (
    <>
      <Box
        component="ul"
        aria-label={t('Guests')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {guests.map((guest) => (
          <Box component="li" key={guest.id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Initials name={guest.guestName} size={36} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
                {guest.guestName}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {guest.guestEmail}
                {' · '}
                {guest.lastVisitAt ? (
                  <>
                    {t('last here')} <DateText value={guest.lastVisitAt} relative />
                  </>
                ) : (
                  t('not here so far')
                )}
              </Typography>
            </Box>
            {canRemove && (
              <IconButton
                aria-label={t('Remove {name}', { name: guest.guestName })}
                onClick={() => setLeaving(guest)}
              >
                <DeleteOutline fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('Remove {name}?', { name: leaving?.guestName ?? '' })}
        confirmLabel={t('Remove')}
        destructive
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        {t('They no longer see the applicants, from this moment on. Their scorecards stay, without a name.')}
      </ConfirmDialog>
    </>
  );
}
