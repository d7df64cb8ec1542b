import Typography from '@mui/material/Typography';
import { NoticeSettings } from '../../schemas/notice.ts';
import { CheckboxesInput } from '../../src/components/inputs/CheckboxesInput.tsx';
import { SchemaForm } from '../../src/components/schema/SchemaForm.tsx';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { zoneName } from '../../src/kit/zonedWords.ts';
import { ownTimeZone } from '../common/ownTimeZone.ts';
import { useNoticeSettings } from './useNoticeSettings.ts';

/** The zone is the browser's, which nobody has to look up in a list of hundreds. */
const Asked = NoticeSettings.omit({ timeZone: true });

interface NoticeSettingsFormProps {
  /** Turns a refusal into messages at the fields. */
  save: (act: () => Promise<void>) => unknown;
  onDone: () => void;
}

/** How one wants to be told of what happens: by mail and when, or only in the product. */
export function NoticeSettingsForm({ save, onDone }: NoticeSettingsFormProps) {
  const { settings, error, refetch, change } = useNoticeSettings();
  if (error && !settings) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!settings) return <LoadingState variant="page" />;
  const timeZone = ownTimeZone();
  const { timeZone: _, ...values } = settings;
  return (
    <SchemaForm
      schema={Asked}
      defaultValues={values}
      overrides={{ morningDays: CheckboxesInput }}
      onSubmit={(given) =>
        save(async () => {
          await change({ ...Asked.parse(given), timeZone });
          notify(t('What you are told of is saved.'), { kind: 'success' });
          onDone();
        })
      }
      onCancel={onDone}
    >
      <Typography variant="body2" color="text.secondary">
        {t('Times are told in the time zone {zone}.', { zone: zoneName(timeZone) })}
      </Typography>
    </SchemaForm>
  );
}
