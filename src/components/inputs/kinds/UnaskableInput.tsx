import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../texts/useText.ts';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** Says of a field that a form cannot ask for it, in place of an input. */
export function UnaskableInput(props: FieldInputProps) {
  const t = useText();
  const { help, isWrong } = useField(props);
  return (
    <Box role="group" aria-label={props.label} sx={{ my: 1 }}>
      <Typography variant="subtitle2">{props.label}</Typography>
      <Typography variant="body2" color={isWrong ? 'error' : 'text.secondary'}>
        {help ?? t('This cannot be filled in here.')}
      </Typography>
    </Box>
  );
}
