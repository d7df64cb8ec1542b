/** A job's daily candidates, as react-admin's links and titles know them. */
import type { ResourceDefinition } from 'react-admin';

export const dailyCandidates: ResourceDefinition = {
  name: 'daily-candidates',
  hasList: true,
  hasShow: true,
  recordRepresentation: 'candidateName',
  options: { label: 'Daily candidates' },
};
