import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type CompanyDomain, DomainMail } from '../../schemas/companyDomain.ts';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { useDomainsChanged } from './domainsQuery.ts';

/** Has a link sent to an address of the domain. */
export function ProveByMail({ domain: { id, domain, mailedTo } }: { domain: CompanyDomain }) {
  const { client } = useServices();
  const changed = useDomainsChanged();
  const send = async (body: { email: string }) => {
    await client.call('mailCompanyDomain', { params: { id }, body });
    await changed();
  };
  return (
    <Box
      component="section"
      aria-label={t('{domain} by e-mail', { domain })}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Typography component="h4" variant="subtitle2">
        {t('By e-mail')}
      </Typography>
      {mailedTo && (
        <Alert severity="info" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {t('A link is on its way to {email}. Open it here, signed in; it works for two days.', {
            email: mailedTo,
          })}
        </Alert>
      )}
      <Box sx={{ maxWidth: 420 }}>
        <ShortForm
          schema={DomainMail}
          label={t('Send a link to an address at {domain}', { domain })}
          submitLabel={mailedTo ? t('Send another link') : t('Send a link')}
          size="medium"
          autoFocus={false}
          onSubmit={send}
        />
      </Box>
    </Box>
  );
}
