import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import type { Criterion } from '../../../schemas/criteria.ts';
import { JobFields } from '../../../schemas/job.ts';
import type { FieldInputProps } from '../../../src/components/inputs/field/inputProps.ts';
import { FieldInput } from '../../../src/components/inputs/kinds/FieldInput.tsx';
import { type FormDraft, SchemaForm } from '../../../src/components/schema/SchemaForm.tsx';
import { SchemaInput } from '../../../src/components/schema/SchemaInput.tsx';
import { t } from '../../../src/i18n/t.ts';
import { CriteriaInput } from '../../../src/product/inputs/CriteriaInput.tsx';
import { jobInputs } from '../../../src/product/inputs/jobInputs.ts';
import { ExpectedFits } from './ExpectedFits.tsx';
import { FillFromText } from './FillFromText.tsx';
import { costOf, MustHaveCost } from './MustHaveCost.tsx';
import { PasteAsMarkdown } from './PasteAsMarkdown.tsx';
import { ProposedFromText } from './ProposedFromText.tsx';
import { useExpectedFits } from './useExpectedFits.ts';

interface JobFormProps extends FormDraft {
  saveLabel: string;
  onCancel: () => void;
  /** Takes the checked values instead of the surrounding Create or Edit. */
  onSubmit?: (values: FieldValues) => unknown;
  /** Stands inside the form. */
  children?: ReactNode;
}

/** Everything a recruiter writes of a job, for use inside react-admin's Create or Edit. */
export function JobForm({ children, ...form }: JobFormProps) {
  return (
    <SchemaForm
      schema={JobFields}
      elsewhere={['stages']}
      inputs={jobInputs}
      overrides={{ description: DescriptionWithFacts, criteria: CriteriaWithProposals }}
      {...form}
    >
      <StagesSection />
      {children}
    </SchemaForm>
  );
}

/** The description, and below it what it says of the job. */
const DescriptionWithFacts = (props: FieldInputProps) => (
  <Box sx={{ width: '100%' }}>
    <PasteAsMarkdown>
      <FieldInput {...props} />
    </PasteAsMarkdown>
    <FillFromText />
  </Box>
);

/**
 * The criteria, with those that are read from title and description while they are written, and beside each must-have
 * how many people it costs.
 */
function CriteriaWithProposals(props: FieldInputProps) {
  const criteria: Criterion[] | undefined = useWatch({ name: props.source });
  const expected = useExpectedFits(criteria ?? []);
  return (
    <CriteriaInput
      {...props}
      noteOf={(criterion, onChange) =>
        criterion.importance === 'MUST_HAVE' && (
          <MustHaveCost
            name={criterion.name}
            cost={costOf(expected, criterion.name)}
            disabled={props.disabled}
            onRelax={() => onChange({ ...criterion, importance: 'NICE_TO_HAVE' })}
          />
        )
      }
      proposals={(present, onAdd) => (
        <ProposedFromText present={present} onAdd={onAdd}>
          <ExpectedFits expected={expected} told={present.map(({ name }) => name)} />
        </ProposedFromText>
      )}
    />
  );
}

/** The stages, folded away because most jobs keep the usual ones; unfolds when something is wrong with them. */
function StagesSection() {
  const [open, setOpen] = useState(false);
  const { errors } = useFormState();
  const isWrong = errors.stages !== undefined;
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <Accordion expanded={open} onChange={(_, expanded) => setOpen(expanded)} sx={{ borderRadius: 1.2 }}>
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: { xs: 2, sm: 3 } }}>
        <div>
          <Typography component="span" variant="h3" sx={{ display: 'block' }}>
            {t('Stages')}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {t('The steps an application goes through. Most jobs keep the usual six.')}
          </Typography>
        </div>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <SchemaInput schema={JobFields} source="stages" helperText={false} />
      </AccordionDetails>
    </Accordion>
  );
}
