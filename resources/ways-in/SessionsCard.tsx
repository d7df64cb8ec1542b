import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '../../schemas/session.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { ToneChip } from '../../src/components/values/ToneChip.tsx';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { CardPart } from './CardPart.tsx';
import { RowList, WayRow } from './WayRow.tsx';

const queryKey = ['sessions'];

/** The device, as far as the browser named it. */
function deviceWords({ browser, system }: Session): string {
  if (browser && system) return t('{browser} on {system}', { browser, system });
  return browser ?? system ?? t('Unknown device');
}

/** Where one is signed in: every device, and what ends it. */
export function SessionsCard() {
  const { client, authProvider } = useServices();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call('sessions', { signal }),
    refetchOnMount: 'always',
  });
  const end = async (which: string, act: () => Promise<unknown>, told: string) => {
    setBusy(which);
    try {
      await act();
      notify(told, { kind: 'success' });
    } catch (refusal) {
      notify(sentenceOf(refusal), { kind: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey });
    setBusy(undefined);
  };
  const endOne = (session: Session) =>
    end(
      session.id,
      () => client.call('endSession', { params: { id: session.id } }),
      t('{device} is signed out.', { device: deviceWords(session) }),
    );
  const endOthers = () =>
    end(
      'others',
      async () => authProvider.login(await client.call('endOtherSessions')),
      t('Every other device is signed out.'),
    );
  return (
    <CardPart
      title={t('Where you are signed in')}
      text={t('If you do not recognise a device, sign it out and change your password.')}
    >
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={2}
        label={t('Loading where you are signed in')}
      >
        {(sessions) => (
          <>
            <RowList label={t('Where you are signed in')}>
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={busy === session.id}
                  onEnd={() => void endOne(session)}
                />
              ))}
            </RowList>
            {sessions.length > 1 && (
              <Box sx={{ mt: 1.5 }}>
                <Button variant="outlined" loading={busy === 'others'} onClick={() => void endOthers()}>
                  {t('Sign out all other devices')}
                </Button>
              </Box>
            )}
          </>
        )}
      </Loaded>
    </CardPart>
  );
}

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

const SessionRow = ({ session, busy, onEnd }: SessionRowProps) => (
  <WayRow
    title={deviceWords(session)}
    chip={session.isThisOne && <ToneChip tone="positive">{t('This device')}</ToneChip>}
    detail={
      <Rich
        text={t('Signed in <begun></begun>, last seen <seen></seen>')}
        tags={{
          begun: () => <DateText value={session.begunAt} withTime />,
          seen: () => <DateText value={session.lastSeenAt} relative />,
        }}
      />
    }
    action={
      !session.isThisOne && (
        <Button
          size="small"
          loading={busy}
          aria-label={t('Sign out {device}', { device: deviceWords(session) })}
          onClick={onEnd}
        >
          {t('Sign out')}
        </Button>
      )
    }
  />
);
