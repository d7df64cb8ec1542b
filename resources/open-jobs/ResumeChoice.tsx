import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Resume } from '../../schemas/resume.ts';
import { t } from '../../src/i18n/t.ts';

interface ResumeChoiceProps {
  /** The main one first. */
  resumes: readonly Resume[];
  /** Which one; undefined for the main one. */
  value: string | undefined;
  onChange: (id: string) => void;
  disabled: boolean;
}

/** Asks which of several resumes goes along. */
export const ResumeChoice = ({ resumes, value, onChange, disabled }: ResumeChoiceProps) => (
  <TextField
    select
    fullWidth
    label={t('Resume')}
    value={value ?? resumes[0]?.id ?? ''}
    onChange={({ target }) => onChange(target.value)}
    disabled={disabled}
    helperText={t('The employer sees only this one with your application, also when you change it later.')}
  >
    {resumes.map(({ id, resumeName, isMain }) => (
      <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {isMain ? t('{name} (main)', { name: resumeName }) : resumeName}
      </MenuItem>
    ))}
  </TextField>
);
