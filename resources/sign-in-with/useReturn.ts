import { useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { addresses } from '../../schemas/addresses.ts';
import type { OpenIdStep } from '../../schemas/openId.ts';
import { ApiError, sentenceOf } from '../../src/client/apiError.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { setDocumentTitle } from '../../src/product/page/documentTitle.ts';
import { useServices } from '../../src/session/session.tsx';
import { startSession } from '../../src/session/sessionQueries.ts';
import { type Flow, takeFlow } from '../ways-in/openIdFlow.ts';

/** Typed where the other service's word is not enough. */
interface Typed {
  password?: string;
  code?: string;
}

/** The way back from another service: what the server says comes next, and what was typed. */
export function useReturn() {
  const { client, authProvider, queryClient, queries } = useServices();
  const { provider } = useParams({ from: '/login/with/$provider' });
  const router = useRouter();
  const navigate = useNavigate();
  const [step, setStep] = useState<OpenIdStep>();
  const [password, setPassword] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [flow, setFlow] = useState<Flow>();
  const begun = useRef(false);

  const follow = async (told: OpenIdStep, next: string) => {
    if (!told.session) return setStep(told);
    await authProvider.login(told.session);
    await startSession(queryClient, queries).catch(() => undefined);
    await navigate({ href: next, replace: true });
  };
  const comeBack = async ({ secret, next, isConnecting }: Flow, query: string) => {
    const body = { provider, secret, query };
    if (!isConnecting) return follow(await client.call('signInByOpenId', { body }), next);
    const { providerName: name } = await client.call('addOpenIdLink', { body });
    notify(t('You can sign in with {name} from now on.', { name }), { kind: 'success' });
    await navigate({ href: next, replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes back is used once
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    setDocumentTitle(t('Sign in'));
    const query = router.state.location.searchStr;
    // It does not stay in the browser's history.
    void router.navigate({ to: addresses.loginWith, params: { provider }, search: {}, replace: true });
    const kept = takeFlow(provider);
    if (!kept) return setProblem(t('Signing in was not begun in this tab. Begin again here.'));
    setFlow(kept);
    comeBack(kept, query).catch((error: unknown) => setProblem(sentenceOf(error)));
  }, []);

  const next = flow?.next ?? addresses.dashboard;
  const confirm = async (typed: Typed) => {
    const body = { ticket: step?.ticket ?? '', ...typed };
    await follow(await client.call('confirmOpenId', { body }), next);
  };
  const onPassword = async (typed: { password: string }) => {
    try {
      await confirm(typed);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_REQUIRED') throw error;
      setPassword(typed.password);
    }
  };
  const onCode = (code: string) => confirm({ ...(password !== undefined && { password }), code });
  const { registering } = flow ?? {};
  const asksCode = step?.step === 'CODE' || password !== undefined;
  return {
    ...{ step, problem, next, registering, asksCode, onPassword, onCode },
    isConnecting: flow?.isConnecting === true,
  };
}
