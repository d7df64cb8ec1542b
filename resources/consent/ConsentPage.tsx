import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AddedPersonNotice } from '../../schemas/addedPerson.ts';
import { addresses } from '../../schemas/addresses.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';
import { useServices } from '../../src/session/session.tsx';
import { AgreeNote } from '../common/AgreeNote.tsx';
import { agreeing } from '../common/agreement.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { AccountFrame } from '../sign-in/AccountFrame.tsx';
import { Held } from './Held.tsx';

type End = 'declined' | 'known' | 'applied';

/** Where someone whom an employer added sees what is held, and accepts or erases it. Nobody signs in for that. */
export function ConsentPage() {
  // Behind the # of the link in the mail, where no server sees it.
  const behind = useLocation({ select: ({ hash }) => hash });
  // As it was when the page opened: on the way to the next page the address is another one already.
  const [token] = useState(behind);
  const { client } = useServices();
  const [end, setEnd] = useState<End>();
  useEffect(() => setDocumentTitle(t('Your details')), []);
  const { data, error, refetch } = useQuery({
    queryKey: ['consent', token],
    queryFn: ({ signal }) => client.call('readConsent', { body: { token }, signal }),
    retry: false,
  });
  return (
    <AccountFrame maxWidth={560}>
      {end ? (
        <Ended end={end} />
      ) : (
        <Loaded
          value={data}
          error={error}
          onRetry={() => void refetch()}
          refusal={error ? <Alert severity="info">{sentenceOf(error)}</Alert> : undefined}
          variant="list"
          label={t('Loading what is held')}
        >
          {(notice) => <Asked notice={notice} token={token} onEnd={setEnd} />}
        </Loaded>
      )}
    </AccountFrame>
  );
}

const endings: Readonly<Record<End, () => string>> = {
  declined: () => t('Nobody can add this address on Hireday again. You need not do anything else.'),
  known: () => t('The company knows your profile now. Sign in to see and change it.'),
  applied: () => t('The company considers you for the job now. Sign in to see how it goes.'),
};

function Ended({ end }: { end: End }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h1" variant="h2">
        {end === 'declined' ? t('Everything is erased') : t('Thank you')}
      </Typography>
      <Typography color="text.secondary">{endings[end]()}</Typography>
    </Box>
  );
}

interface AskedProps {
  notice: AddedPersonNotice;
  token: string;
  onEnd: (end: End) => void;
}

function Asked({ notice, token, onEnd }: AskedProps) {
  const services = useServices();
  const { client } = services;
  const navigate = useNavigate();
  const about = { employer: notice.employerName, recruiter: notice.recruiterName ?? '' };
  const accept = useMutation({
    mutationFn: () =>
      agreeing(services, (agreement) => client.call('giveConsent', { body: { ...agreement, token } })),
    onSuccess: ({ candidateEmail: email, passwordToken, appliedFor }) => {
      if (passwordToken === null) onEnd(appliedFor === null ? 'known' : 'applied');
      else
        void navigate({
          to: addresses.forgotPassword,
          hash: new URLSearchParams({ email, token: passwordToken }).toString(),
        });
    },
  });
  const decline = useMutation({
    mutationFn: () => client.call('refuseConsent', { body: { token } }),
    onSuccess: () => onEnd('declined'),
  });
  const isBusy = accept.isPending || decline.isPending;
  const failed = accept.error ?? decline.error;
  return (
    <>
      <div>
        <Typography component="h1" variant="h2">
          {t('{employer} wants to keep your details', about)}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {notice.recruiterName
            ? t(
                '{recruiter} of {employer} entered them, to consider you for jobs. Only this company sees them.',
                about,
              )
            : t(
                'Someone of {employer} entered them, to consider you for jobs. Only this company sees them.',
                about,
              )}{' '}
          {notice.jobTitle !== null &&
            `${t('If you accept, you are considered for {job}: they judge your resume by what the job asks for, as that of anyone who applies.', { job: notice.jobTitle })} `}
          {t('Unless you accept, all of it is erased on {day}.', { day: formatDate(notice.endsAt) ?? '' })}
        </Typography>
      </div>
      <Held notice={notice} />
      {failed && <Alert severity="error">{sentenceOf(failed)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          loading={accept.isPending}
          disabled={isBusy}
          onClick={() => accept.mutate()}
        >
          {t('Accept and choose a password')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          loading={decline.isPending}
          disabled={isBusy}
          onClick={() => decline.mutate()}
        >
          {t('Erase everything')}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t(
          'Accepting makes you an account with these details. You can change, download and erase them at any time. Lists of other companies hold you only while you have a plan and are open to work.',
        )}
      </Typography>
      <AgreeNote by="accepting" />
    </>
  );
}
