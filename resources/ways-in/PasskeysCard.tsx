import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { ConfirmPassword } from '../../schemas/ownData.ts';
import { type Passkey, PasskeyName } from '../../schemas/passkey.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { DateText } from '../../src/components/values/DateText.tsx';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { CardPart } from './CardPart.tsx';
import { RowList, WayRow } from './WayRow.tsx';

const NamedPasskey = z.strictObject({ ...PasskeyName.shape, ...ConfirmPassword.shape });

/** The passkeys of the account: adding, listing, removing. */
export function PasskeysCard({ email }: { email: string }) {
  const { client } = useServices();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey>();
  const { data, error, refetch } = useQuery({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => client.call('passkeys', { signal }),
    refetchOnMount: 'always',
  });
  const remove = async ({ id, name }: Passkey) => {
    setLeaving(undefined);
    await client
      .call('removePasskey', { params: { id } })
      .then(() => notify(t('{name} no longer opens your account.', { name }), { kind: 'success' }))
      .catch((refusal: unknown) => notify(sentenceOf(refusal), { kind: 'error' }));
    void refetch();
  };
  return (
    <CardPart
      title={t('Passkeys')}
      text={t(
        'Sign in with your finger, your face or a PIN of your device. A passkey needs no password and no code.',
      )}
    >
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={1}
        label={t('Loading the passkeys')}
      >
        {(passkeys) => (
          <>
            {passkeys.length > 0 && (
              <RowList label={t('Passkeys')}>
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
                ))}
              </RowList>
            )}
            <Button variant="outlined" onClick={() => setAdding(true)} sx={{ mt: 1 }}>
              {t('Add a passkey')}
            </Button>
          </>
        )}
      </Loaded>
      {isAdding && (
        <AddPasskeyDialog email={email} onAdded={() => void refetch()} onClose={() => setAdding(false)} />
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('Remove {name}?', { name: leaving?.name ?? '' })}
        confirmLabel={t('Remove')}
        destructive
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        <Typography variant="body2">
          {t('It no longer opens your account. You can delete it from the device, too.')}
        </Typography>
      </ConfirmDialog>
    </CardPart>
  );
}

const PasskeyRow = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => (
  <WayRow
    title={passkey.name}
    detail={
      <Rich
        text={
          passkey.lastUsedAt
            ? t('Added <added></added>, last used <used></used>')
            : t('Added <added></added>, not used yet')
        }
        tags={{
          added: () => <DateText value={passkey.createdAt} />,
          used: () => <DateText value={passkey.lastUsedAt} relative />,
        }}
      />
    }
    action={
      <Button
        size="small"
        color="error"
        aria-label={t('Remove {name}', { name: passkey.name })}
        onClick={onRemove}
      >
        {t('Remove')}
      </Button>
    }
  />
);

interface AddPasskeyDialogProps {
  email: string;
  onAdded: () => void;
  onClose: () => void;
}

/** Asks for a name and the password; the browser asks for the rest. */
function AddPasskeyDialog({ email, onAdded, onClose }: AddPasskeyDialogProps) {
  const { client } = useServices();
  const add = async ({ name, password }: z.output<typeof NamedPasskey>) => {
    const { isGivenUp, makePasskey } = await import('./passkeyBrowser.ts');
    const creation = await client.call('beginPasskey', { body: { password } });
    const made = await makePasskey(creation).catch((error: unknown) => {
      throw isGivenUp(error) ? new Error(t('No passkey was made. Try again when you are ready.')) : error;
    });
    await client.call('addPasskey', { body: { name, ...made } });
    notify(t('You can sign in with {name} from now on.', { name }), { kind: 'success' });
    onAdded();
    onClose();
  };
  return (
    <SchemaDialog
      title={t('Add a passkey')}
      schema={NamedPasskey}
      username={email}
      submitLabel={t('Continue')}
      onSubmit={add}
      onClose={onClose}
    >
      <Typography variant="body2">
        {t('Name the device or the password manager that keeps it. Your browser then asks for the rest.')}
      </Typography>
    </SchemaDialog>
  );
}
