/** Scopes as a person chooses and reads them: a line for each part of the API, reading and writing beside each other. */
import { MachineScope, ScopeArea } from '../../schemas/machineKey.ts';
import { choiceWords } from '../../src/components/fields/field.ts';
import { t } from '../../src/i18n/t.ts';

interface ScopeRow {
  area: ScopeArea;
  read: MachineScope | undefined;
  write: MachineScope | undefined;
}

const scopeNamed = (name: string) => MachineScope.options.find((scope) => scope === name);

export const scopeRows: readonly ScopeRow[] = ScopeArea.options.map((area) => ({
  area,
  read: scopeNamed(`${area}:read`),
  write: scopeNamed(`${area}:write`),
}));

export const areaWords = (area: ScopeArea): string => choiceWords(ScopeArea, area, t);

/** `jobs:read, jobs:write, people:read` → "Jobs (read, write), People (read)". */
export const scopeWords = (scopes: readonly MachineScope[]): string =>
  scopeRows
    .flatMap(({ area, read, write }) => {
      const verbs = [
        ...(read && scopes.includes(read) ? [t('read')] : []),
        ...(write && scopes.includes(write) ? [t('write')] : []),
      ];
      return verbs.length > 0 ? [`${areaWords(area)} (${verbs.join(', ')})`] : [];
    })
    .join(', ');
