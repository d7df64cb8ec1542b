/** Jobs, as react-admin's links, buttons and titles know them. */
import type { ResourceDefinition } from 'react-admin';

export const jobs: ResourceDefinition = {
  name: 'jobs',
  hasList: true,
  hasCreate: true,
  hasShow: true,
  hasEdit: true,
  recordRepresentation: 'title',
  options: { label: 'Jobs' },
};
