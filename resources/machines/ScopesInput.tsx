import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { scopesFor } from '../../schemas/calls/machineScopes.ts';
import type { MachineScope } from '../../schemas/machineKey.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { t } from '../../src/i18n/t.ts';
import { touch, touchTarget } from '../../src/kit/touch.ts';
import { areaWords, scopeRows } from './scopeRows.ts';

/** The scopes of a key: reading and writing of each part, as far as those it acts for may do it. */
export function ScopesInput(props: FieldInputProps) {
  const { id, ref, value, onChange, onBlur, label, help, isWrong } = useField(props);
  const actsFor = useWatch({ name: 'recruiterEmail' });
  const open = new Set(scopesFor(actsFor ? 'RECRUITER' : 'EMPLOYER'));
  const chosen = new Set(Array.isArray(value) ? value.map(String) : []);
  const set = (scope: MachineScope, isChosen: boolean) => {
    if (isChosen) chosen.add(scope);
    else chosen.delete(scope);
    onChange([...chosen]);
  };
  const box = (scope: MachineScope | undefined, name: string, isFirst = false) =>
    scope && (
      <Checkbox
        size="small"
        checked={chosen.has(scope) && open.has(scope)}
        disabled={!open.has(scope)}
        onChange={(_, isChosen) => set(scope, isChosen)}
        sx={{ [touch]: { width: touchTarget, height: touchTarget } }}
        slotProps={{ input: { 'aria-label': name, ...(isFirst && { ref }) } }}
      />
    );
  return (
    <FormControl margin="none" error={isWrong} sx={{ width: '100%' }}>
      <FormLabel id={id}>{label}</FormLabel>
      <Box
        role="group"
        aria-labelledby={id}
        onBlur={onBlur}
        sx={{
          mt: 0.5,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(64px, max-content))',
          columnGap: 1,
          alignItems: 'center',
          justifyItems: 'center',
        }}
      >
        <span />
        <Typography variant="caption" color="text.secondary" aria-hidden>
          {t('May read')}
        </Typography>
        <Typography variant="caption" color="text.secondary" aria-hidden>
          {t('May write')}
        </Typography>
        {scopeRows.map(({ area, read, write }, index) => (
          <Box key={area} sx={{ display: 'contents' }}>
            <Typography component="span" variant="body2" sx={{ justifySelf: 'start' }} aria-hidden>
              {areaWords(area)}
            </Typography>
            {box(read, t('{part}: may read', { part: areaWords(area) }), index === 0) ?? <span />}
            {box(write, t('{part}: may write', { part: areaWords(area) })) ?? <span />}
          </Box>
        ))}
      </Box>
      <FormHelperText>
        {!isWrong && !actsFor ? t('What only recruiters do needs a key that acts for one.') : help}
      </FormHelperText>
    </FormControl>
  );
}
