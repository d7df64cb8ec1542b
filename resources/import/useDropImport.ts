import { useServices } from '../../src/session/session.tsx';
import { useForgetImport } from './importQueries.ts';

/** Leaves an import and drops it with its file. */
export function useDropImport(id: string, onLeave: () => void) {
  const { client } = useServices();
  const forget = useForgetImport();
  return async () => {
    onLeave();
    await client.call('deleteImport', { params: { id } }).catch(() => undefined);
    forget(id);
  };
}
