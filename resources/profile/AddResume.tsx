import type { Candidate } from '../../schemas/candidate.ts';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { ResumeInput } from '../../src/product/inputs/ResumeInput.tsx';
import { useServices } from '../../src/session/session.tsx';
import { WriteResume } from '../written-resume/WriteResume.tsx';
import { useOwnEntries } from './useOwnEntries.ts';
import { type Uploading, useSendResume } from './useSendResume.ts';

interface AddResumeProps {
  candidate: Candidate;
  onAdded: () => Promise<void>;
}

/** Adds a further resume: a file, uploaded as soon as it is chosen, with its progress, or one that is written here. */
export function AddResume({ candidate, onAdded }: AddResumeProps) {
  const { client } = useServices();
  const add = async (resume: File, during: Uploading, body: { resumeName?: string } = {}) => {
    const added = await during((watch) => client.call('addResume', { body, resume, ...watch }));
    await onAdded();
    notify(t('“{name}” is added. Choose it when you apply.', { name: added.resumeName }), {
      kind: 'success',
    });
  };
  const { input, during } = useSendResume({ send: add });
  const own = useOwnEntries(candidate);
  return (
    <>
      <ResumeInput {...input} buttonLabel={t('Choose a file')} isFurther />
      {input.progress === undefined && (
        <WriteResume
          {...own}
          isFurther
          isWayOut={input.error !== undefined}
          // Otherwise it would have the name of the person, as the main one has.
          onWritten={(resume, { headline }) =>
            add(resume, during, headline === null ? {} : { resumeName: headline.slice(0, 60).trim() })
          }
        />
      )}
    </>
  );
}
