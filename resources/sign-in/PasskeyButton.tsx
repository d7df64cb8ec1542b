import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { StoredAuth } from '../../schemas/auth.ts';
import { notLoaded, sentenceOf } from '../../src/client/apiError.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';

const load = () =>
  import('../ways-in/passkeyBrowser.ts').catch(() => {
    throw notLoaded();
  });

/** After the page has come to rest. */
const offerAfterMs = 1500;

interface PasskeyButtonProps {
  onSignIn: (session: StoredAuth) => Promise<unknown>;
  isLeaving: boolean;
}

/** Signs in with a passkey: by the button, or as the browser offers one where the address is typed. */
export function PasskeyButton({ onSignIn, isLeaving }: PasskeyButtonProps) {
  const { client } = useServices();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // Nobody has asked for it, so nothing is said where it cannot be had.
      load()
        .then(({ offerPasskeys }) => offerPasskeys(client, onSignIn, stop.signal))
        .catch(() => undefined);
    }, offerAfterMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, onSignIn]);

  const enter = async () => {
    setBusy(true);
    setProblem(undefined);
    const parts = await load().catch(() => undefined);
    try {
      if (!parts) throw notLoaded();
      const session = await parts.signInWithPasskey(client);
      if (session) await onSignIn(session);
    } catch (error) {
      if (!parts?.isGivenUp(error)) setProblem(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="outlined" size="large" loading={busy || isLeaving} onClick={() => void enter()}>
        {t('Sign in with a passkey')}
      </Button>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
    </>
  );
}
