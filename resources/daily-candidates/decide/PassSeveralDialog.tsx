import type { PassReason } from '../../../schemas/dailyCandidate.ts';
import { CheckboxesInput } from '../../../src/components/inputs/kinds/CheckboxesInput.tsx';
import { SchemaDialog } from '../../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../../src/i18n/t.ts';
import { Passing } from './passing.ts';

interface PassSeveralDialogProps {
  count: number;
  onPass: (reasons: PassReason[]) => void;
  onClose: () => void;
}

/** Asks why several picks are passed; the answer may stay open. Mount it when it should be seen. */
export const PassSeveralDialog = ({ count, onPass, onClose }: PassSeveralDialogProps) => (
  <SchemaDialog
    title={t('{count, plural, one {Pass on # person?} other {Pass on # people?}}', { count })}
    schema={Passing}
    special={{
      reasons: {
        render: CheckboxesInput,
        helperText: t('Only you see this. Reasons lead to better criteria.'),
      },
    }}
    submitLabel={t('Pass')}
    onSubmit={({ reasons }) => onPass(reasons)}
    onClose={onClose}
  />
);
