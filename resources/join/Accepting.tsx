import Button from '@mui/material/Button';
import { useState } from 'react';
import { addresses } from '../../schemas/addresses.ts';
import type { Agreement } from '../../schemas/legal.ts';
import type { OpenedTeamInvitation } from '../../schemas/teamInvitation.ts';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useCurrentUser, useServices } from '../../src/session/session.tsx';
import { switchArea } from '../../src/session/switchArea.ts';
import { AgreeNote } from '../common/AgreeNote.tsx';
import { agreeing } from '../common/agreement.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { Heading } from './Heading.tsx';
import { SignInLink } from './SignInLink.tsx';

interface AcceptingProps {
  secret: string;
  invitation: OpenedTeamInvitation;
}

/** For a recruiter of the company, who keeps the account: signed in to it, they accept and go on as the company. */
export function Accepting({
  secret,
  invitation: { employerName: employer, invitedEmail: email },
}: AcceptingProps) {
  const services = useServices();
  const { data: user, isLoading } = useCurrentUser();
  const isDue = user !== undefined && user.agreementsDue.length > 0;
  const [isPending, setPending] = useState(false);
  const accept = async () => {
    setPending(true);
    try {
      const acceptWith = (agreement?: Agreement) =>
        services.client.call('acceptAdministration', { body: { ...agreement, secret } });
      await (isDue ? agreeing(services, acceptWith) : acceptWith());
      await switchArea(services, 'EMPLOYER', addresses.employer.home);
    } catch (error) {
      notify(sentenceOf(error), { kind: 'error' });
      setPending(false);
    }
  };
  const title = t('Administer {employer}', { employer });
  // Who is signed in is not asked to sign in until that is known.
  if (isLoading) return <LoadingState variant="page" rows={4} label={t('Loading the invitation')} />;
  if (user?.email !== email)
    return (
      <>
        <Heading title={title}>
          {t('You keep your account. Sign in with {email}, then open the link in the e-mail again.', {
            email,
          })}
        </Heading>
        <SignInLink />
      </>
    );
  return (
    <>
      <Heading title={title}>
        {t(
          'You recruit for {employer} with {email}, and act for the company as its owner does from now on. The menu behind your initials switches between recruiting and the company.',
          { employer, email },
        )}
      </Heading>
      <Button
        variant="contained"
        size="large"
        loading={isPending}
        onClick={() => void accept()}
        sx={{ justifySelf: 'start' }}
      >
        {t('Accept')}
      </Button>
      {isDue && <AgreeNote by="accepting" />}
    </>
  );
}
