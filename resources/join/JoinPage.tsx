import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { addresses } from '../../schemas/addresses.ts';
import type { StoredAuth } from '../../schemas/auth.ts';
import {
  JoiningAdministrator,
  JoiningRecruiter,
  type OpenedTeamInvitation,
} from '../../schemas/teamInvitation.ts';
import { ApiError, fieldErrorsOf } from '../../src/client/apiError.ts';
import { AppInputs } from '../../src/components/inputs/kinds/FieldInput.tsx';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { nameInputs } from '../../src/product/inputs/nameInputs.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';
import { useServices } from '../../src/session/session.tsx';
import { startSession } from '../../src/session/sessionQueries.ts';
import { AgreeNote } from '../common/AgreeNote.tsx';
import { agreeing } from '../common/agreement.ts';
import { sentenceOf } from '../common/planNeeded.ts';
import { AccountFrame } from '../sign-in/AccountFrame.tsx';
import { Accepting } from './Accepting.tsx';
import { Heading } from './Heading.tsx';
import { SignInLink } from './SignInLink.tsx';

/** The secret of the link that was followed; undefined before the first paint, empty where there is none. */
function useSecret(): string | undefined {
  const router = useRouter();
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    const { hash } = router.state.location;
    setSecret((before) => before || hash);
    // It does not stay in the browser's history.
    if (hash) void router.navigate({ to: addresses.join, replace: true });
  }, [router]);
  return secret;
}

/** Where someone who was invited by mail becomes a recruiter or an administrator: a name, a password, and in. */
export function JoinPage() {
  const { client } = useServices();
  const secret = useSecret();
  const { data, error, refetch } = useQuery({
    queryKey: ['teamInvitation', secret],
    queryFn: ({ signal }) => client.call('openTeamInvitation', { body: { secret: secret ?? '' }, signal }),
    enabled: Boolean(secret),
    retry: false,
  });
  useEffect(() => setDocumentTitle(t('Your invitation')), []);
  const isOver = secret === '' || fieldErrorsOf(error).secret !== undefined;
  return (
    <AccountFrame>
      {isOver ? (
        <LinkOver />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data?.recruits && data.role === 'ADMINISTRATOR' && secret ? (
        <Accepting secret={secret} invitation={data} />
      ) : data && secret ? (
        <Joining secret={secret} invitation={data} />
      ) : (
        <LoadingState variant="page" rows={4} label={t('Loading the invitation')} />
      )}
    </AccountFrame>
  );
}

function Joining({ secret, invitation }: { secret: string; invitation: OpenedTeamInvitation }) {
  const services = useServices();
  const { client, authProvider, queryClient, queries } = services;
  const navigate = useNavigate();
  const { employerName: employer, invitedEmail: email, role } = invitation;
  const form = { username: email, submitLabel: t('Join') };
  const enter = async (session: StoredAuth) => {
    await authProvider.login(session);
    await startSession(queryClient, queries).catch(() => undefined);
    await navigate({ to: addresses.dashboard, replace: true });
  };
  /** Whose company has left keeps an account, and its second factor is asked for where one signs in. */
  const signInInstead = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_REQUIRED') throw error;
    notify(sentenceOf(error));
    await navigate({ to: addresses.login, replace: true });
  };
  return (
    <>
      <Heading title={t('Join {employer}', { employer })}>
        {role === 'RECRUITER'
          ? t('You sign in with {email}. Candidates see your name and title.', { email })
          : t(
              'You sign in with {email}, and act for the company as its owner does. Colleagues see your name.',
              {
                email,
              },
            )}
      </Heading>
      <AppInputs value={nameInputs}>
        {role === 'RECRUITER' ? (
          <ShortForm
            schema={JoiningRecruiter}
            {...form}
            onSubmit={(body) =>
              agreeing(services, (agreement) =>
                client.call('joinTeam', { body: { ...body, ...agreement, secret } }),
              ).then(enter, signInInstead)
            }
          />
        ) : (
          <ShortForm
            schema={JoiningAdministrator}
            {...form}
            onSubmit={(body) =>
              agreeing(services, (agreement) =>
                client.call('joinAdministrators', { body: { ...body, ...agreement, secret } }),
              ).then(enter)
            }
          />
        )}
      </AppInputs>
      <AgreeNote />
    </>
  );
}

function LinkOver() {
  return (
    <>
      <Heading title={t('This link no longer works')}>
        {t(
          'It works once, for seven days, and only the latest e-mail has the right one. If you have joined already, sign in; if not, ask the company to invite you again.',
        )}
      </Heading>
      <SignInLink />
    </>
  );
}
