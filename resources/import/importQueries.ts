/** Imports as their screens ask for them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportedResume, ImportedResumeChanges } from '../../schemas/importedResume.ts';
import type { ImportFile } from '../../schemas/importFile.ts';
import { useServices } from '../../src/session/session.tsx';
import { importsQuery } from '../people/personQuery.ts';

const importsKey = ['imports'];
const importKey = (id: string) => [...importsKey, id];

/** How often the progress is asked for. */
const pollMs = 1000;

export function useImports() {
  const { client } = useServices();
  return useQuery({ ...importsQuery(client), refetchOnMount: 'always' });
}

const isGoingOn = (file: ImportFile | undefined) => file?.status === 'READING' || file?.status === 'RUNNING';

/** One import, asked for again and again while it runs. */
export function useImport(id: string) {
  const { client } = useServices();
  return useQuery({
    queryKey: importKey(id),
    queryFn: ({ signal }) => client.call('import', { params: { id }, signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isGoingOn(state.data) ? pollMs : false),
  });
}

/** Keeps an import that a call has answered with. */
export function useKeepImport() {
  const queryClient = useQueryClient();
  return (file: ImportFile) => {
    // An answer that is on its way is older.
    void queryClient.cancelQueries({ queryKey: importKey(file.id), exact: true });
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

const resumesKey = (id: string) => [...importKey(id), 'resumes'];

/** The files of an archive, and what would become of each. */
export function useImportedResumes(id: string) {
  const { client } = useServices();
  return useQuery({
    queryKey: resumesKey(id),
    queryFn: ({ signal }) => client.call('importedResumes', { params: { id }, signal }),
    refetchOnMount: 'always',
  });
}

/** Corrects a file of an archive; what becomes of others can change with it. */
export function useChangeResume(id: string) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return async ({ place }: ImportedResume, body: ImportedResumeChanges) => {
    await client.call('updateImportedResume', { params: { id, place: String(place) }, body });
    await queryClient.invalidateQueries({ queryKey: resumesKey(id) });
  };
}
