import InputBase from '@mui/material/InputBase';
import { useState } from 'react';
import { stageNameOf, stageWords } from '../../i18n/stageWords.ts';
import { t } from '../../i18n/t.ts';

interface StageNameInputProps {
  /** As it is kept. */
  name: string;
  label: string;
  disabled: boolean | undefined;
  /** Called with the name to keep. */
  onChange: (name: string) => void;
}

/** A stage's name, read and typed in the reader's language. */
export function StageNameInput({ name, label, disabled, onChange }: StageNameInputProps) {
  // While someone types, what is typed stays: half of a name can be another one's in another language.
  const [typed, setTyped] = useState<string>();
  return (
    <InputBase
      value={typed ?? stageWords(name)}
      placeholder={t('Name of the stage')}
      disabled={disabled}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(stageNameOf(target.value));
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      inputProps={{ 'aria-label': label }}
      sx={{ flex: '1 1 10rem', minWidth: 0 }}
    />
  );
}
