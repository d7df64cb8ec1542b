import type { z } from 'zod';
import type { Candidate } from '../../schemas/candidate.ts';
import type { UpdateCandidate } from '../../schemas/registration.ts';
import { fieldErrorsOf, sentenceOf } from '../../src/client/apiError.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import type { UploadWatch } from '../../src/kit/uploadForm.ts';
import { useCurrentUser, useProfile, useServices } from '../../src/session/session.tsx';
import type { Profile } from '../../src/session/sessionQueries.ts';

/** The signed-in user's record, and how a changed one takes its place wherever it is shown. */
export function useOwnProfile() {
  const { queryClient, queries } = useServices();
  const { data: user } = useCurrentUser();
  const { data: profile, error, refetch } = useProfile();
  return {
    user,
    profile,
    error,
    refetch,
    /** Shows a record instead of the one before. */
    keep: (changed: Profile) => {
      if (user) queryClient.setQueryData(queries.profile(user).queryKey, changed);
    },
  };
}

type Changes = z.input<typeof UpdateCandidate>;

/**
 * Changes some fields of a candidate's profile, or the resume; the rest stays as it is.
 *
 * @throws ApiError
 */
export function useChangeCandidate({ candidateEmail: email }: Candidate) {
  const { client } = useServices();
  const { keep } = useOwnProfile();
  return async (
    body: Changes,
    upload: UploadWatch & { resume?: File; signal?: AbortSignal } = {},
  ): Promise<Candidate> => {
    const changed = await client.call('updateCandidate', { params: { email }, body, ...upload });
    keep(changed);
    return changed;
  };
}

/**
 * Does what a form asks for.
 *
 * @returns what was refused, by field, as forms take it; what is about no field is told in a toast
 */
export async function tryToSave(act: () => Promise<unknown>): Promise<Record<string, string> | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    const errors = fieldErrorsOf(error);
    if (Object.keys(errors).length === 0) notify(sentenceOf(error), { kind: 'error' });
    return { ...errors };
  }
}
