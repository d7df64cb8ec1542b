import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { CompanyDomain } from '../../schemas/companyDomain.ts';
import { sentenceOf } from '../../src/client/apiError.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { useMay } from '../../src/session/useMay.ts';
import { useDomainsChanged } from './domainsQuery.ts';

/** Lets in everyone with an address at a domain that is not proved; the owner's to decide. */
export function LetInSwitch({ domain: { id, domain, letsIn } }: { domain: CompanyDomain }) {
  const { client } = useServices();
  const changed = useDomainsChanged();
  const isOwner = useMay('companyDomains.letIn');
  const helpId = useId();
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      client.call('updateCompanyDomain', { params: { id }, body: { letsIn: wanted } }),
    onSettled: changed,
    onError: (error) => notify(sentenceOf(error), { kind: 'error' }),
  });
  // A switch moves under the finger and not a second later.
  const isOn = change.isPending ? change.variables : letsIn;
  return (
    <div>
      <FormControlLabel
        label={t('Let in everyone with an address at {domain}', { domain })}
        control={
          <Switch
            checked={isOn}
            disabled={!isOwner || change.isPending}
            onChange={(_, wanted) => change.mutate(wanted)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
      />
      <FormHelperText id={helpId} sx={{ mx: 0, maxWidth: '64ch' }}>
        {t(
          'They recruit for your company at once, without your approval. Only for a domain at which no one else has an address: not that of a mail provider, a network or a university.',
        )}{' '}
        {!isOwner && t('The owner of the company decides this.')}
      </FormHelperText>
    </div>
  );
}
