import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useText } from '../../texts/useText.ts';
import { MarkdownText } from '../../values/MarkdownText.tsx';
import type { FieldInputProps } from '../field/inputProps.ts';
import { useField } from '../field/useField.ts';

/** Markdown with a tab to write it and a tab to see it as readers will. */
export function MarkdownInput(props: FieldInputProps) {
  const t = useText();
  const { textField, value, help, isWrong } = useField(props);
  const { field } = props;
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const panel = useId();
  const text = String(value ?? '');
  const room = field.maxLength === undefined ? undefined : field.maxLength - text.length;
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={tab}
        onChange={(_, next: 'write' | 'preview') => setTab(next)}
        aria-label={t('Write or preview')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1.5 }}
      >
        <Tab value="write" label={t('Write')} id={`${panel}-write`} aria-controls={panel} />
        <Tab value="preview" label={t('Preview')} id={`${panel}-preview`} aria-controls={panel} />
      </Tabs>
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${tab}`}>
        {tab === 'write' ? (
          <TextField
            {...textField}
            // Under the preview as well, and beside what room is left.
            helperText={undefined}
            multiline
            minRows={10}
            maxRows={28}
            margin="none"
            slotProps={{
              htmlInput: { ...textField.slotProps.htmlInput, 'aria-describedby': `${panel}-help` },
            }}
          />
        ) : (
          <Box sx={{ minHeight: 254, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
            {text.trim() ? (
              <MarkdownText>{text}</MarkdownText>
            ) : (
              <Typography color="text.secondary">{t('Nothing written yet.')}</Typography>
            )}
          </Box>
        )}
      </div>
      <FormHelperText id={`${panel}-help`} error={isWrong} component="div" sx={{ display: 'flex', gap: 2 }}>
        <Box sx={{ flex: 1 }}>{help}</Box>
        {room !== undefined && room < 500 && (
          <span>
            {room < 0
              ? t('{count, number} too many', { count: -room })
              : t('{count, number} left', { count: room })}
          </span>
        )}
      </FormHelperText>
    </Box>
  );
}
