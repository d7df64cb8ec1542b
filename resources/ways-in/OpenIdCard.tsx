import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { OpenIdLink } from '../../schemas/openId.ts';
import { ConfirmPassword } from '../../schemas/ownData.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { readSiteConfig } from '../../src/client/siteConfig.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { CardPart } from './CardPart.tsx';
import { leaveFor } from './openIdFlow.ts';
import { RowList, WayRow } from './WayRow.tsx';

/** A service, and the account there that opens this one. */
interface Service {
  id: string;
  name: string;
  link?: OpenIdLink;
}

/** Those that are set up, and those that were when they were connected. */
function servicesOf(signInWith: readonly Service[], links: readonly OpenIdLink[]): Service[] {
  const former = links.filter(({ provider }) => !signInWith.some(({ id }) => id === provider));
  return [
    ...signInWith.map(({ id, name }) => {
      const link = links.find(({ provider }) => provider === id);
      return { id, name, ...(link && { link }) };
    }),
    ...former.map((link) => ({ id: link.provider, name: link.providerName, link })),
  ];
}

/** The accounts of other services that open this one; nothing where no service is set up. */
export function OpenIdCard({ email }: { email: string }) {
  const [{ signInWith }] = useState(readSiteConfig);
  return signInWith.length > 0 ? <Connections email={email} signInWith={signInWith} /> : null;
}

function Connections({ email, signInWith }: { email: string; signInWith: readonly Service[] }) {
  const { client } = useServices();
  const [connecting, setConnecting] = useState<Service>();
  const [leaving, setLeaving] = useState<OpenIdLink>();
  const { data, error, refetch } = useQuery({
    queryKey: ['openIdLinks'],
    queryFn: ({ signal }) => client.call('openIdLinks', { signal }),
    refetchOnMount: 'always',
  });
  const disconnect = async ({ id, providerName: name }: OpenIdLink) => {
    setLeaving(undefined);
    await client
      .call('removeOpenIdLink', { params: { id } })
      .then(() => notify(t('{name} no longer opens your account.', { name }), { kind: 'success' }))
      .catch((refusal: unknown) => notify(sentenceOf(refusal), { kind: 'error' }));
    void refetch();
  };
  return (
    <CardPart
      title={t('Other services')}
      text={t(
        'Sign in with an account you have elsewhere. Your password here keeps working, and a code from an app is asked for as ever.',
      )}
    >
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={signInWith.length}
        label={t('Loading the other services')}
      >
        {(links) => (
          <RowList label={t('Other services')}>
            {servicesOf(signInWith, links).map((service) => (
              <ServiceRow
                key={service.id}
                service={service}
                onConnect={() => setConnecting(service)}
                onDisconnect={() => setLeaving(service.link)}
              />
            ))}
          </RowList>
        )}
      </Loaded>
      {connecting && (
        <ConnectDialog email={email} service={connecting} onClose={() => setConnecting(undefined)} />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('Disconnect {name}?', { name: leaving?.providerName ?? '' })}
        confirmLabel={t('Disconnect')}
        destructive
        onConfirm={() => leaving && void disconnect(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        <Typography variant="body2">
          {t('It no longer opens your account. You sign in with your password from then on.')}
        </Typography>
      </ConfirmDialog>
    </CardPart>
  );
}

interface ServiceRowProps {
  service: Service;
  onConnect: () => void;
  onDisconnect: () => void;
}

function ServiceRow({ service: { name, link }, onConnect, onDisconnect }: ServiceRowProps) {
  if (!link)
    return (
      <WayRow
        title={name}
        detail={t('Not connected')}
        action={
          <Button size="small" aria-label={t('Connect {name}', { name })} onClick={onConnect}>
            {t('Connect')}
          </Button>
        }
      />
    );
  return (
    <WayRow
      title={name}
      detail={<LinkDetail link={link} />}
      action={
        <Button
          size="small"
          color="error"
          aria-label={t('Disconnect {name}', { name })}
          onClick={onDisconnect}
        >
          {t('Disconnect')}
        </Button>
      }
    />
  );
}

const LinkDetail = ({ link: { email, createdAt, lastUsedAt } }: { link: OpenIdLink }): ReactNode => (
  <>
    {email && <span style={{ display: 'block', overflowWrap: 'anywhere' }}>{email}</span>}
    <Rich
      text={
        lastUsedAt
          ? t('Connected <since></since>, last used <used></used>')
          : t('Connected <since></since>, not used yet')
      }
      tags={{
        since: () => <DateText value={createdAt} />,
        used: () => <DateText value={lastUsedAt} relative />,
      }}
    />
  </>
);

interface ConnectDialogProps {
  email: string;
  service: Service;
  onClose: () => void;
}

/** Asks for the password, then leaves for the service's page. */
function ConnectDialog({ email, service: { id: provider, name }, onClose }: ConnectDialogProps) {
  const { client } = useServices();
  return (
    <SchemaDialog
      title={t('Connect {name}', { name })}
      schema={ConfirmPassword}
      username={email}
      submitLabel={t('Continue')}
      onSubmit={async ({ password }) => {
        const question = await client.call('beginOpenIdLink', { body: { provider, password } });
        leaveFor(question, { provider, next: window.location.pathname, isConnecting: true });
      }}
      onClose={onClose}
    >
      <Typography variant="body2">
        {t('{name} then asks you which account it is, and brings you back here.', { name })}
      </Typography>
    </SchemaDialog>
  );
}
