import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Step<T> {
  value: T;
  /** In the button. */
  words: string;
  /** Read out instead, where the words are too short for it. */
  label?: string;
}

interface StepChoiceProps<T> {
  /** The element that names the question. */
  labelledBy: string;
  steps: readonly Step<T>[];
  value: T | null;
  /** Null when the chosen step was pressed again. */
  onChange: (value: T | null) => void;
  onBlur?: () => void;
  /** Goes on the first step. */
  firstRef?: React.Ref<HTMLButtonElement>;
  describedBy?: string | undefined;
}

/** A few steps in a row, of which one or none is chosen. */
export const StepChoice = <T extends string | number>({
  labelledBy,
  steps,
  value,
  onChange,
  onBlur,
  firstRef,
  describedBy,
}: StepChoiceProps<T>) => (
  <ToggleButtonGroup
    exclusive
    fullWidth
    size="small"
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    value={value}
    onChange={(_, next: T | null) => onChange(next)}
    onBlur={onBlur}
  >
    {steps.map((step, index) => (
      <ToggleButton
        key={step.value}
        value={step.value}
        aria-label={step.label ?? step.words}
        ref={index === 0 ? firstRef : undefined}
        sx={{ minHeight: 44, lineHeight: 1.2, px: 0.5, textTransform: 'none' }}
      >
        {step.words}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
