import Box from '@mui/material/Box';
import { CompanyDomainFields, mostDomains } from '../../schemas/companyDomain.ts';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { t } from '../../src/i18n/t.ts';
import { useProfile, useServices } from '../../src/session/session.tsx';
import { ProfileCard } from '../common/ProfileCard.tsx';
import { DomainRow } from './DomainRow.tsx';
import { useDomains, useDomainsChanged } from './domainsQuery.ts';
import { ShownAs } from './ShownAs.tsx';

/** The domains by which the company shows who it is: to enter, to prove, to take away. */
export function CompanyDomains() {
  const { client } = useServices();
  const { data: profile } = useProfile();
  const { data, error, refetch } = useDomains();
  const changed = useDomainsChanged();
  const add = async (body: { domain: string }) => {
    await client.call('addCompanyDomain', { body });
    await changed();
  };
  return (
    <ProfileCard
      title={t('Your company’s domain')}
      text={t(
        'Show that the company is the one it says it is: candidates then see its domain with a mark wherever they see its name, recruiters with an address there come in at once, and you can see a first list without a plan.',
      )}
    >
      <Loaded
        value={data}
        error={error}
        onRetry={refetch}
        variant="list"
        rows={4}
        label={t('Loading the domains')}
      >
        {(domains) => (
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {profile && 'provedDomain' in profile && <ShownAs employer={profile} domains={domains} />}
            {domains.length > 0 && (
              <Box
                component="ul"
                aria-label={t('Domains')}
                sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}
              >
                {domains.map((domain) => (
                  <DomainRow key={domain.id} domain={domain} />
                ))}
              </Box>
            )}
            {domains.length < mostDomains && (
              <Box sx={{ maxWidth: 420 }}>
                <ShortForm
                  // Empty again once one is entered.
                  key={domains.length}
                  schema={CompanyDomainFields}
                  label={t('Enter a domain')}
                  submitLabel={t('Add the domain')}
                  size="medium"
                  autoFocus={false}
                  onSubmit={add}
                />
              </Box>
            )}
          </Box>
        )}
      </Loaded>
    </ProfileCard>
  );
}
