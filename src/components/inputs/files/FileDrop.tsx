import FileIcon from '@mui/icons-material/DescriptionOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { useFormatLocale } from '../../texts/useFormatLocale.ts';
import { useText } from '../../texts/useText.ts';
import { sizeText } from './fileSize.ts';

/** The file, its rules and its upload. */
export interface FileDropProps {
  /** The file in a word or two, "Contract": names the place for screen readers. */
  label: string;
  /** The chosen file; null for none. */
  file: File | null;
  onChange: (file: File | null) => void;
  /** Stands there before a file is chosen; "Drop a file here" by default. */
  prompt?: string;
  /** The files that are taken: "PDF, up to 5 MB". */
  rules?: string | undefined;
  /** Offered by the browser's own window: endings or media types. */
  accept?: readonly string[] | undefined;
  /** Why a file cannot be taken; undefined when it can be tried. */
  problemOf?: (file: File) => string | undefined;
  /** The server's objection, or the form's. */
  error?: string | undefined;
  /** While it is being sent: the part that has left, 0 to 1. */
  progress?: number | undefined;
  /** Stands there once all of it has left, until the server has answered. */
  sentText?: string;
  /** Gives the upload up. */
  onCancel?: (() => void) | undefined;
  /** "Choose a file" by default. */
  buttonLabel?: string | undefined;
  /** Names the file input itself, for programs that fill it in; the label by default. */
  inputLabel?: string;
  disabled?: boolean | undefined;
  onBlur?: () => void;
  /** Goes onto the button, which takes the focus when a form is refused. */
  ref?: Ref<HTMLButtonElement>;
}

/** The look of the place a file is dropped on. */
const place = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2.5,
  borderRadius: 1.2,
  border: '1.5px dashed',
};

/** Takes a file that is dropped. */
function useDropTarget(onDrop: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  return {
    /** Whether something is being held over it. */
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.files[0]);
    },
  };
}

/**
 * A place to drop a file on and a button to choose it, with the progress of its upload; what is taken stands there
 * before anything is chosen.
 *
 * @example
 * <FileDrop
 *   label="Contract"
 *   rules="PDF, up to 5 MB"
 *   accept={['.pdf']}
 *   problemOf={(file) => (file.size > 5e6 ? 'The file is larger than 5 MB.' : undefined)}
 *   file={file}
 *   onChange={setFile}
 *   progress={part}
 *   onCancel={cancel}
 * />
 */
export function FileDrop(props: FileDropProps) {
  const { label, file, onChange, problemOf, error, progress, disabled = false } = props;
  const t = useText();
  const locale = useFormatLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const message = refused ?? error;
  const isSending = progress !== undefined;
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = problemOf?.(chosen);
    const isKept = file !== null && error === undefined;
    const stays = isKept ? ` ${t('{name} stays chosen.', { name: file.name })}` : '';
    setRefused(problem && `${chosen.name}: ${problem}${stays}`);
    if (!problem) onChange(chosen);
    // A file that was refused itself would be taken for the one that the new objection is about.
    else if (file && !isKept) onChange(null);
  };
  const { isOver, ...target } = useDropTarget((dropped) => !isSending && !disabled && take(dropped));
  return (
    <Box role="group" aria-label={label} {...target}>
      <Box
        sx={{
          ...place,
          borderColor: message ? 'error.main' : isOver ? 'primary.main' : 'text.disabled',
          bgcolor: isOver ? 'action.selected' : 'background.paper',
        }}
      >
        <Box aria-hidden sx={{ color: disabled ? 'text.disabled' : 'primary.main', display: 'flex' }}>
          {file ? <FileIcon /> : <UploadIcon />}
        </Box>
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography component="p" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {file ? file.name : (props.prompt ?? t('Drop a file here'))}
          </Typography>
          <Typography variant="caption" color="text.secondary" id={`${id}-rules`}>
            {file ? sizeText(file.size, locale) : props.rules}
          </Typography>
        </Box>
        {isSending ? (
          props.onCancel && (
            <Button onClick={props.onCancel} size="small" variant="outlined">
              {t('Cancel upload')}
            </Button>
          )
        ) : (
          <ChooseButtons
            {...props}
            disabled={disabled}
            describedBy={`${id}-rules ${id}-help`}
            onChoose={() => input.current?.click()}
            onRemove={() => {
              setRefused(undefined);
              onChange(null);
            }}
          />
        )}
        <input
          ref={input}
          type="file"
          accept={props.accept?.join(',')}
          aria-label={props.inputLabel ?? label}
          tabIndex={-1}
          disabled={disabled || isSending}
          style={visuallyHidden}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file may be chosen again after it was mended.
            event.target.value = '';
          }}
        />
        {isSending && <UploadProgress part={progress} label={label} sentText={props.sentText} />}
      </Box>
      <FormHelperText id={`${id}-help`} error role={message ? 'alert' : undefined}>
        {message}
      </FormHelperText>
    </Box>
  );
}

interface ChooseButtonsProps extends Pick<FileDropProps, 'file' | 'buttonLabel' | 'onBlur' | 'ref'> {
  disabled: boolean;
  /** Ids of what is taken, and of what was wrong. */
  describedBy: string;
  onChoose: () => void;
  onRemove: () => void;
}

function ChooseButtons({ file, disabled, ref, ...props }: ChooseButtonsProps) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {file && (
        <Button size="small" disabled={disabled} onClick={props.onRemove}>
          {t('Remove')}
        </Button>
      )}
      <Button
        ref={ref}
        size="small"
        variant={file ? 'text' : 'outlined'}
        disabled={disabled}
        onClick={props.onChoose}
        onBlur={props.onBlur}
        aria-describedby={props.describedBy}
      >
        {file ? t('Choose another') : (props.buttonLabel ?? t('Choose a file'))}
      </Button>
    </Box>
  );
}

interface UploadProgressProps {
  part: number;
  label: string;
  sentText: string | undefined;
}

/** How much has left; once all of it has, the server is at work. */
function UploadProgress({ part, label, sentText }: UploadProgressProps) {
  const t = useText();
  const isSent = part >= 1;
  const percent = Math.round(part * 100);
  return (
    <Box sx={{ flex: '1 1 100%' }}>
      <LinearProgress
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label={t('Upload: {name}', { name: label })}
        sx={{ borderRadius: 2, height: 6 }}
      />
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
        {isSent ? (sentText ?? t('Sent. Waiting for the answer…')) : t('{percent}% sent', { percent })}
      </Typography>
    </Box>
  );
}
