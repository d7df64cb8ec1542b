import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId } from 'react';

interface GroupProps {
  label: string;
  labelHidden?: boolean | undefined;
  help?: string | undefined;
  isWrong: boolean;
  children: ReactNode;
}

/** Inputs that make one value together, under its name. */
export function Group({ label, labelHidden, help, isWrong, children }: GroupProps) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={help ? id : undefined}
      sx={{
        m: 0,
        my: 1,
        p: 0,
        pl: 2,
        border: 0,
        borderLeft: 2,
        borderColor: isWrong ? 'error.main' : 'divider',
        minWidth: 0,
        width: '100%',
      }}
    >
      <Typography
        component="legend"
        variant="subtitle2"
        style={labelHidden ? visuallyHidden : undefined}
        sx={{ p: 0, mb: 0.5, color: isWrong ? 'error.main' : undefined }}
      >
        {label}
      </Typography>
      {help && (
        <FormHelperText id={id} error={isWrong} sx={{ mx: 0, mb: 1 }}>
          {help}
        </FormHelperText>
      )}
      {children}
    </Box>
  );
}
