import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { steps } from './recommendations.ts';
import { StepChoice } from './StepChoice.tsx';

/** Which way a card leans: four steps in sight, and none in the middle. */
export function RecommendationInput(props: FieldInputProps) {
  const { id, ref, value, onChange, onBlur, label, help, isWrong } = useField(props);
  return (
    <Box sx={{ display: 'grid', gap: 0.75, mb: 1 }}>
      <Typography id={id} component="span" variant="subtitle2" color={isWrong ? 'error' : undefined}>
        {label}
      </Typography>
      <StepChoice
        labelledBy={id}
        describedBy={help === undefined ? undefined : `${id}-help`}
        steps={steps().map((step) => ({ value: step.id, words: step.name }))}
        value={steps().find((step) => step.id === value)?.id ?? null}
        onChange={onChange}
        onBlur={onBlur}
        firstRef={ref}
      />
      {help !== undefined && (
        <FormHelperText id={`${id}-help`} error={isWrong} sx={{ m: 0 }}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}
