import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type DragEvent, useRef, useState } from 'react';
import { useFormatLocale } from '../texts/useFormatLocale.ts';
import { useText } from '../texts/useText.ts';
import type { FieldInputProps } from './inputProps.ts';
import { useField } from './useField.ts';

/** A size as people read it: 1.5 MB. */
function sizeText(bytes: number, locale: string): string {
  const [unit, size] =
    bytes < 1e3
      ? (['byte', bytes] as const)
      : bytes < 1e6
        ? (['kilobyte', bytes / 1e3] as const)
        : (['megabyte', bytes / 1e6] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size);
}

/** The kinds of files that are taken; undefined for all. */
const mimeOf = ({ schema }: FieldInputProps['field']): readonly string[] | undefined =>
  schema?._zod.def.checks?.flatMap(({ _zod: { def } }) =>
    'mime' in def && Array.isArray(def.mime) ? def.mime.map(String) : [],
  );

/** One file, dropped or chosen. */
export function FileInput(props: FieldInputProps) {
  const t = useText();
  const locale = useFormatLocale();
  const { id, ref, value, onChange, onBlur, label, help, isWrong } = useField(props);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const file = value instanceof File ? value : undefined;
  const mime = mimeOf(props.field);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !props.disabled) onChange(dropped);
  };
  return (
    <Box sx={{ my: 1 }}>
      <Typography
        component="label"
        htmlFor={id}
        variant="subtitle2"
        style={props.labelHidden ? visuallyHidden : undefined}
      >
        {label}
      </Typography>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          mt: 0.5,
          p: 2,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          border: 1,
          borderStyle: 'dashed',
          borderColor: isWrong ? 'error.main' : isOver ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isOver ? 'action.hover' : undefined,
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        <input
          id={id}
          type="file"
          ref={(element) => {
            input.current = element;
            ref(element);
          }}
          accept={Array.isArray(mime) ? mime.join(',') : undefined}
          disabled={props.disabled ?? false}
          aria-invalid={isWrong}
          aria-describedby={help ? `${id}-help` : undefined}
          style={visuallyHidden}
          onBlur={onBlur}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChange(chosen);
          }}
        />
        <Button
          size="small"
          variant="outlined"
          tabIndex={-1}
          aria-hidden
          disabled={props.disabled ?? false}
          onClick={() => input.current?.click()}
        >
          {t('Choose a file')}
        </Button>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ flex: 1, minWidth: 120, overflowWrap: 'anywhere' }}
        >
          {file ? `${file.name} · ${sizeText(file.size, locale)}` : t('Or drop it here.')}
        </Typography>
        {file && (
          <Button
            size="small"
            aria-label={t('Remove {name}', { name: file.name })}
            onClick={() => {
              if (input.current) input.current.value = '';
              onChange(null);
            }}
          >
            {t('Remove')}
          </Button>
        )}
      </Box>
      {help && (
        <FormHelperText id={`${id}-help`} error={isWrong}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}
