import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';
import { FileDrop } from '../files/FileDrop.tsx';

/** The media types that are taken; undefined for all. */
const mimeOf = ({ schema }: FieldInputProps['field']): readonly string[] | undefined =>
  schema?._zod.def.checks?.flatMap(({ _zod: { def } }) =>
    'mime' in def && Array.isArray(def.mime) ? def.mime.map(String) : [],
  );

/** One file, dropped or chosen. */
export function FileInput(props: FieldInputProps) {
  const { ref, value, onChange, onBlur, label, help, isWrong } = useField(props);
  return (
    <Box sx={{ my: 1 }}>
      <Typography
        component="p"
        variant="subtitle2"
        sx={{ mb: 0.5 }}
        style={props.labelHidden ? visuallyHidden : undefined}
      >
        {label}
      </Typography>
      <FileDrop
        label={label}
        file={value instanceof File ? value : null}
        onChange={onChange}
        onBlur={onBlur}
        accept={mimeOf(props.field)}
        error={isWrong ? help : undefined}
        disabled={props.disabled}
        ref={ref}
      />
      {help && !isWrong && <FormHelperText>{help}</FormHelperText>}
    </Box>
  );
}
