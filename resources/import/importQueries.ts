/** Imports as their screens ask for them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportFile } from '../../schemas/importFile.ts';
import { useServices } from '../../src/session/session.tsx';

const importsKey = ['imports'];
const importKey = (id: string) => [...importsKey, id];

/** How often the progress is asked for. */
const pollMs = 1000;

export function useImports() {
  const { client } = useServices();
  return useQuery({
    queryKey: importsKey,
    queryFn: ({ signal }) => client.call('imports', { signal }),
    refetchOnMount: 'always',
  });
}

/** One import, asked for again and again while it runs. */
export function useImport(id: string) {
  const { client } = useServices();
  return useQuery({
    queryKey: importKey(id),
    queryFn: ({ signal }) => client.call('import', { params: { id }, signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? pollMs : false),
  });
}

/** Keeps an import that a call has answered with. */
export function useKeepImport() {
  const queryClient = useQueryClient();
  return (file: ImportFile) => {
    queryClient.setQueryData(importKey(file.id), file);
    void queryClient.invalidateQueries({ queryKey: importsKey, exact: true });
  };
}

/** Forgets one that was deleted. */
export function useForgetImport() {
  const queryClient = useQueryClient();
  return (id: string) => {
    queryClient.removeQueries({ queryKey: importKey(id) });
    void queryClient.invalidateQueries({ queryKey: importsKey, exact: true });
  };
}
