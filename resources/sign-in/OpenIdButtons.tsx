import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { notLoaded, sentenceOf } from '../../src/client/apiError.ts';
import { readSiteConfig } from '../../src/client/siteConfig.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import type { Flow } from '../ways-in/openIdFlow.ts';

interface OpenIdButtonsProps {
  /** Where to go on to once one is signed in. */
  next: string;
  /** Said already by someone who registers. */
  registering?: Flow['registering'];
}

/** A button for each other service one can sign in with. */
export function OpenIdButtons({ next, registering }: OpenIdButtonsProps) {
  const { client } = useServices();
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    // The browser's way back shows the page as it was left.
    const rest = () => setBusy(undefined);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);
  const leave = async (provider: string) => {
    setBusy(provider);
    setProblem(undefined);
    try {
      const { leaveFor } = await import('../ways-in/openIdFlow.ts').catch(() => {
        throw notLoaded();
      });
      const question = await client.call('beginOpenId', { body: { provider } });
      leaveFor(question, { provider, next, isConnecting: false, registering });
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(undefined);
    }
  };
  return (
    <>
      {readSiteConfig().signInWith.map(({ id, name }) => (
        <Button
          key={id}
          variant="outlined"
          size="large"
          loading={busy === id}
          disabled={busy !== undefined}
          onClick={() => void leave(id)}
        >
          {t('Continue with {name}', { name })}
        </Button>
      ))}
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
    </>
  );
}
