import Typography from '@mui/material/Typography';
import { askedOf } from '../../schemas/notice.ts';
import type { Role } from '../../schemas/user.ts';
import { CheckboxesInput } from '../../src/components/inputs/kinds/CheckboxesInput.tsx';
import { SchemaForm } from '../../src/components/schema/SchemaForm.tsx';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { notify } from '../../src/components/toasts/notify.ts';
import { t } from '../../src/i18n/t.ts';
import { zoneName } from '../../src/kit/zonedWords.ts';
import { ownTimeZone } from '../common/ownTimeZone.ts';
import { useNoticeSettings } from './useNoticeSettings.ts';

interface NoticeSettingsFormProps {
  role: Role;
  /** Turns a refusal into messages at the fields. */
  save: (act: () => Promise<void>) => unknown;
  onDone: () => void;
}

/**
 * How one wants to be told of what happens: by mail and when, or only in the product. The time zone is the browser's, which
 * nobody has to look up in a list of hundreds.
 */
export function NoticeSettingsForm({ role, save, onDone }: NoticeSettingsFormProps) {
  const { settings, error, refetch, change } = useNoticeSettings();
  if (error && !settings) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!settings) return <LoadingState variant="page" />;
  const timeZone = ownTimeZone();
  const asked = askedOf[role];
  const values = Object.fromEntries(Object.entries(settings).filter(([name]) => name in asked.shape));
  return (
    <SchemaForm
      schema={asked}
      defaultValues={values}
      overrides={{ morningDays: CheckboxesInput }}
      onSubmit={(given) =>
        save(async () => {
          await change({ ...asked.parse(given), timeZone });
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
