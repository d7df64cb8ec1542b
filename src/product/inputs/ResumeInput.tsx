import FileIcon from '@mui/icons-material/DescriptionOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type DragEvent, useId, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { resumeAccept, resumeProblem, resumeRules, sizeText } from './resumeFile.ts';

interface ResumeInputProps {
  /** The chosen file; null for none. */
  file: File | null;
  onChange: (file: File | null) => void;
  /** The server's objection. */
  error?: string | undefined;
  /** While it is being sent: the part that has left, 0 to 1. */
  progress?: number | undefined;
  /** Gives the upload up. */
  onCancel?: (() => void) | undefined;
  /** The button's label; "Choose a file" by default. */
  buttonLabel?: string;
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

/** A place to drop the resume and a button to choose it; what is taken stands there before anything is chosen. */
export function ResumeInput({
  file,
  onChange,
  error,
  progress,
  onCancel,
  buttonLabel = t('Choose a file'),
}: ResumeInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const message = refused ?? error;
  const isSending = progress !== undefined;
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = resumeProblem(chosen);
    setRefused(problem && `${chosen.name}: ${problem}`);
    if (!problem) onChange(chosen);
  };
  const { isOver, ...target } = useDropTarget((dropped) => !isSending && take(dropped));
  return (
    <Box role="group" aria-label={t('Resume')} {...target}>
      <Box
        sx={{
          ...place,
          borderColor: message ? 'error.main' : isOver ? 'primary.main' : 'text.disabled',
          bgcolor: isOver ? 'action.selected' : 'background.paper',
        }}
      >
        <Box aria-hidden sx={{ color: 'primary.main', display: 'flex' }}>
          {file ? <FileIcon /> : <UploadIcon />}
        </Box>
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography component="p" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {file ? file.name : t('Drop your resume here')}
          </Typography>
          <Typography variant="caption" color="text.secondary" id={`${id}-rules`}>
            {file ? sizeText(file.size) : resumeRules()}
          </Typography>
        </Box>
        {isSending ? (
          onCancel && (
            <Button onClick={onCancel} size="small" variant="outlined">
              {t('Cancel upload')}
            </Button>
          )
        ) : (
          <ChooseButtons
            label={file ? t('Choose another') : buttonLabel}
            isChosen={file !== null}
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
          accept={resumeAccept}
          aria-label={t('Resume file')}
          tabIndex={-1}
          style={visuallyHidden}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file may be chosen again after it was mended.
            event.target.value = '';
          }}
        />
        {isSending && <UploadProgress part={progress} />}
      </Box>
      <FormHelperText id={`${id}-help`} error role={message ? 'alert' : undefined}>
        {message}
      </FormHelperText>
    </Box>
  );
}

interface ChooseButtonsProps {
  label: string;
  isChosen: boolean;
  /** Ids of what is taken, and of what was wrong. */
  describedBy: string;
  onChoose: () => void;
  onRemove: () => void;
}

function ChooseButtons({ label, isChosen, describedBy, onChoose, onRemove }: ChooseButtonsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {isChosen && (
        <Button size="small" onClick={onRemove}>
          {t('Remove')}
        </Button>
      )}
      <Button
        size="small"
        variant={isChosen ? 'text' : 'outlined'}
        onClick={onChoose}
        aria-describedby={describedBy}
      >
        {label}
      </Button>
    </Box>
  );
}

/** How much has left; once all of it has, the server is reading. */
function UploadProgress({ part }: { part: number }) {
  const isSent = part >= 1;
  const percent = Math.round(part * 100);
  return (
    <Box sx={{ flex: '1 1 100%' }}>
      <LinearProgress
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label={t('Upload of the resume')}
        sx={{ borderRadius: 2, height: 6 }}
      />
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
        {isSent ? t('Sent. Reading your resume…') : t('{percent}% sent', { percent })}
      </Typography>
    </Box>
  );
}
