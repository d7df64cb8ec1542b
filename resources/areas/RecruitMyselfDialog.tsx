import Typography from '@mui/material/Typography';
import { RecruiterFields } from '../../schemas/recruiter.ts';
import { AppInputs } from '../../src/components/inputs/kinds/FieldInput.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { nameInputs } from '../../src/product/inputs/nameInputs.ts';
import { useCurrentUser, useServices } from '../../src/session/session.tsx';
import { switchArea } from '../../src/session/switchArea.ts';
import { useAdministrators } from '../administrators/administratorsQuery.ts';

/** Asks an administrator for what candidates see of a recruiter, and goes on recruiting. Mount it when it should be seen. */
export function RecruitMyselfDialog({ onClose }: { onClose: () => void }) {
  const services = useServices();
  const { client } = services;
  const { data: user } = useCurrentUser();
  const { data: administrators, isPending } = useAdministrators();
  // A form has the values it starts with; without the name it is typed.
  if (isPending) return null;
  const self = administrators?.find(({ id }) => id === user?.email);
  return (
    <AppInputs value={nameInputs}>
      <SchemaDialog
        open
        title={t('Recruit yourself')}
        schema={RecruiterFields}
        defaultValues={{
          recruiterFirstName: self?.administratorFirstName,
          recruiterLastName: self?.administratorLastName,
        }}
        submitLabel={t('Start recruiting')}
        onSubmit={async (body) => {
          await client.call('recruitMyself', { body });
          await switchArea(services, 'RECRUITER');
        }}
        onClose={onClose}
      >
        <Typography variant="body2">
          {t(
            'You post jobs under the same address. The menu behind your initials switches between recruiting and the company, and the company’s plan covers both.',
          )}
        </Typography>
      </SchemaDialog>
    </AppInputs>
  );
}
