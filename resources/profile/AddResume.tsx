import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { ResumeInput } from '../../src/product/inputs/ResumeInput.tsx';
import { useServices } from '../../src/session/session.tsx';
import { useSendResume } from './useSendResume.ts';

/** Uploads a further resume as soon as it is chosen, with its progress. */
export function AddResume({ onAdded }: { onAdded: () => Promise<void> }) {
  const { client } = useServices();
  const { input } = useSendResume({
    send: async (resume, during) => {
      const added = await during((watch) => client.call('addResume', { body: {}, resume, ...watch }));
      await onAdded();
      notify(t('“{name}” is added. Choose it when you apply.', { name: added.resumeName }), {
        kind: 'success',
      });
    },
  });
  return <ResumeInput {...input} buttonLabel={t('Choose a file')} isFurther />;
}
