/** The parts react-admin runs on, made once for each sign-in. */
import { memoryStore, type ResourceDefinition } from 'react-admin';
import { applications } from '../../../resources/applications/index.ts';
import { dailyCandidates } from '../../../resources/daily-candidates/index.ts';
import { employers } from '../../../resources/employers/index.ts';
import { invitations } from '../../../resources/invitations/index.ts';
import { jobs } from '../../../resources/jobs/index.ts';
import { machines } from '../../../resources/machines/index.ts';
import { messageTemplates } from '../../../resources/message-templates/index.ts';
import { people } from '../../../resources/people/index.ts';
import { recruiters } from '../../../resources/recruiters/index.ts';
import { createDataProvider } from '../../client/dataProvider.ts';
import { createI18nProvider } from '../../client/i18nProvider.ts';
import { currentLocale } from '../../i18n/t.ts';
import { accountStore } from '../../product/preferences/accountStore.ts';
import type { Resource } from '../../routing/resource.ts';
import type { Services } from '../../session/services.ts';
import { resourceIcons } from './navigation/resourceIcons.ts';

/** The resources react-admin knows; a new one is a new folder and a line here. */
const resources: readonly Resource[] = [
  jobs,
  dailyCandidates,
  applications,
  invitations,
  machines,
  messageTemplates,
  people,
  recruiters,
  employers,
];

const definitionOf = ({ name, label, recordRepresentation, views }: Resource): ResourceDefinition => ({
  name,
  icon: resourceIcons[name],
  recordRepresentation,
  options: { label: label() },
  hasList: 'list' in views,
  hasCreate: 'create' in views,
  hasEdit: 'edit' in views,
  hasShow: 'show' in views,
});

/** The same for react-admin's buttons and links, in the language of now. */
export const definitionsNow = () =>
  Object.fromEntries(resources.map((resource) => [resource.name, definitionOf(resource)]));

function adminOver(services: Services) {
  return {
    authProvider: services.authProvider,
    dataProvider: createDataProvider(
      services.client,
      async () => (await services.queryClient.fetchQuery(services.queries.currentUser())).role,
    ),
    queryClient: services.queryClient,
    // Saved filters are in the account; filters and order of the moment are gone with the page: the next person at
    // this browser does not see them.
    store: accountStore(memoryStore({ locale: currentLocale() }), services),
    i18nProvider: createI18nProvider(),
  };
}

const made = new WeakMap<Services, { admin: ReturnType<typeof adminOver>; locale: string }>();

/** The frame's, and that of pages whose data is fetched before they are there. */
export function adminOf(services: Services): ReturnType<typeof adminOver> {
  const locale = currentLocale();
  const known = made.get(services);
  if (known?.locale === locale) return known.admin;
  const admin = adminOver(services);
  made.set(services, { admin, locale });
  const stop = services.auth.subscribe(() => {
    if (services.auth.isAuthenticated()) return;
    made.delete(services);
    stop();
  });
  return admin;
}
