import Typography from '@mui/material/Typography';
import {
  type ImportedResume,
  type ImportedResumeChanges,
  ImportedResumeForm,
} from '../../schemas/importedResume.ts';
import { AppInputs } from '../../src/components/inputs/kinds/FieldInput.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { nameInputs } from '../../src/product/inputs/nameInputs.ts';

interface ResumeDialogProps {
  file: ImportedResume;
  onSave: (file: ImportedResume, changes: ImportedResumeChanges) => Promise<void>;
  onClose: () => void;
}

/** Says who a file of an archive is of. */
export function ResumeDialog({ file, onSave, onClose }: ResumeDialogProps) {
  const { candidateEmail, candidateFirstName, candidateLastName } = file;
  return (
    <AppInputs value={nameInputs}>
      <SchemaDialog
        schema={ImportedResumeForm}
        defaultValues={{ candidateEmail, candidateFirstName, candidateLastName }}
        title={t('Who is it?')}
        submitLabel={t('Save')}
        maxWidth="sm"
        onSubmit={async (body) => {
          await onSave(file, body);
          onClose();
        }}
        onClose={onClose}
      >
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
      </SchemaDialog>
    </AppInputs>
  );
}
