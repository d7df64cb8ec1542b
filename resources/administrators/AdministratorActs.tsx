import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Administrator, AdministratorFields } from '../../schemas/administrator.ts';
import { ConfirmPassword } from '../../schemas/ownData.ts';
import { ConfirmDialog } from '../../src/components/forms/ConfirmDialog.tsx';
import { AppInputs } from '../../src/components/inputs/kinds/FieldInput.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { nameInputs } from '../../src/product/inputs/nameInputs.ts';
import { useCurrentUser, useServices } from '../../src/session/session.tsx';
import { sentenceOf } from '../common/planNeeded.ts';
import type { AdministratorAct } from './AdministratorRow.tsx';
import { administratorName, administratorsKey } from './administratorsQuery.ts';

interface ActProps {
  administrator: Administrator;
  onClose: () => void;
}

/** Asks for what an act needs, and does it. Mount it when it should be seen. */
export function AdministratorActs({ act, ...props }: ActProps & { act: AdministratorAct }) {
  if (act === 'name') return <NameDialog {...props} />;
  return act === 'owner' ? <OwnerDialog {...props} /> : <RemoveDialog {...props} />;
}

function NameDialog({ administrator, onClose }: ActProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const save = async (body: AdministratorFields) => {
    await client.call('updateAdministrator', { params: { email: administrator.id }, body });
    await queryClient.invalidateQueries({ queryKey: administratorsKey });
    notify(t('Your name is saved.'), { kind: 'success' });
    onClose();
  };
  return (
    <AppInputs value={nameInputs}>
      <SchemaDialog
        open
        title={t('Your name')}
        schema={AdministratorFields}
        defaultValues={{
          administratorFirstName: administrator.administratorFirstName,
          administratorLastName: administrator.administratorLastName,
        }}
        submitLabel={t('Save')}
        onSubmit={save}
        onClose={onClose}
      >
        <Typography variant="body2">
          {t('Colleagues see it on your scorecards and message templates. Candidates do not.')}
        </Typography>
      </SchemaDialog>
    </AppInputs>
  );
}

function OwnerDialog({ administrator, onClose }: ActProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { data: user } = useCurrentUser();
  const name = administratorName(administrator);
  const handOver = async (body: ConfirmPassword) => {
    const { confirmationToken } = await client.call('confirmPassword', { body });
    await client.call('handOverCompany', {
      params: { email: administrator.id },
      body: { confirmationToken },
    });
    // The company has another address from here on, and rights are others.
    await queryClient.invalidateQueries();
    notify(t('{name} owns the company now.', { name }), { kind: 'success' });
    onClose();
  };
  return (
    <SchemaDialog
      open
      title={t('Make {name} the owner?', { name })}
      schema={ConfirmPassword}
      submitLabel={t('Hand the company over')}
      username={user?.email}
      onSubmit={handOver}
      onClose={onClose}
    >
      <Typography variant="body2">
        {t(
          'The company, its plan and its keys are in their hands, and only they can give it back. You stay an administrator. All administrators get an e-mail.',
        )}
      </Typography>
    </SchemaDialog>
  );
}

function RemoveDialog({ administrator, onClose }: ActProps) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const name = administratorName(administrator);
  const remove = async () => {
    setBusy(true);
    await client
      .call('removeAdministrator', { params: { email: administrator.id } })
      .then(() => notify(t('{name} is no longer an administrator.', { name }), { kind: 'success' }))
      .catch((error: unknown) => notify(sentenceOf(error), { kind: 'error' }));
    await queryClient.invalidateQueries({ queryKey: administratorsKey });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('Remove {name}?', { name })}
      confirmLabel={t('Remove')}
      destructive
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Typography>
        {t(
          'Their account is erased at once, and they get an e-mail. What they wrote stays with the company, without their name. Someone who also recruits keeps the account for that: suspend them under Recruiters if they are leaving.',
        )}
      </Typography>
      {administrator.keysCount > 0 && (
        <Typography sx={{ mt: 1.5 }}>
          {t(
            '{count, plural, one {One key they made goes on working.} other {# keys they made go on working.}} Revoke those under “Other software” if a copy could have been kept.',
            { count: administrator.keysCount },
          )}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
