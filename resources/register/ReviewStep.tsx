import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { fieldOf } from '../../src/components/fields/field.ts';
import { labelOf } from '../../src/components/fields/fieldLabel.ts';
import { AppLooks, SchemaValue } from '../../src/components/schema/values.tsx';
import { t } from '../../src/i18n/t.ts';
import { ResumeInput } from '../../src/product/inputs/ResumeInput.tsx';
import { productLooks } from '../../src/product/values/productLooks.tsx';
import type { Registration, Step } from './registrations.ts';
import type { RegistrationFlow } from './useRegistration.ts';

/** Everything that will be sent, each part with the way back to it, and the upload itself. */
export function ReviewStep({ flow, onSubmit }: { flow: RegistrationFlow; onSubmit: () => void }) {
  const { registration, values, resume, part, wrong } = flow;
  const isSending = part !== undefined;
  const parts = registration.steps.filter(({ kind }) => kind === 'email' || kind === 'fields');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card>
        {parts.map((step, index) => (
          <Box
            key={step.id}
            component="section"
            aria-label={step.title()}
            sx={{ p: 2, borderTop: index > 0 ? 1 : 0, borderColor: 'divider', display: 'flex', gap: 1 }}
          >
            <Box component="dl" sx={{ m: 0, flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
              <Lines registration={registration} step={step} values={values} />
              {step.takesResume && <Line label={t('Resume')}>{resume?.name}</Line>}
            </Box>
            <Button
              size="small"
              onClick={() => void flow.goTo(step)}
              disabled={isSending}
              aria-label={t('Change: {part}', { part: step.title() })}
              sx={{ alignSelf: 'start' }}
            >
              {t('Change')}
            </Button>
          </Box>
        ))}
      </Card>
      {isSending && (
        <ResumeInput file={resume} onChange={flow.setResume} progress={part} onCancel={flow.cancel} />
      )}
      <div role="alert">{wrong.root && <Alert severity="error">{wrong.root}</Alert>}</div>
      <Button variant="contained" size="large" onClick={onSubmit} loading={isSending}>
        {t('Create account')}
      </Button>
    </Box>
  );
}

interface LinesProps {
  registration: Registration;
  step: Step;
  values: Readonly<Record<string, unknown>>;
}

function Lines({ registration: { schema, passwordField }, step, values }: LinesProps) {
  return step.fields.map((source) => {
    const field = fieldOf(schema, source, t);
    return (
      <Line key={source} label={labelOf(field, source)}>
        {source === passwordField ? (
          t('As you chose it')
        ) : (
          <AppLooks value={productLooks}>
            <SchemaValue value={values[source]} field={field} record={values} />
          </AppLooks>
        )}
      </Line>
    );
  });
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(96px, 1fr) 2fr', gap: 1 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
