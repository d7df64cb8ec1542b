import Alert from '@mui/material/Alert';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ResumeEntries, type WrittenResume } from '../../schemas/writtenResume.ts';
import type { InputTable } from '../../src/components/inputs/kinds/inputTable.ts';
import { RecordInputs } from '../../src/components/inputs/RecordInputs.tsx';
import { SchemaDialog } from '../../src/components/schema/SchemaDialog.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { DraftNote } from '../common/DraftNote.tsx';
import { useDraft } from '../common/useDraft.ts';
import { MonthInput } from './MonthInput.tsx';
import { SkillsInput } from './SkillsInput.tsx';
import { TakeFromFile } from './TakeFromFile.tsx';

/** Who it is, as the form around it knows. */
export type ResumeAuthor = Pick<WrittenResume, 'name' | 'place' | 'email'>;

export interface WriteResumeDialogProps {
  author: ResumeAuthor;
  /** Whose draft it is; empty before there is an account. */
  account: string;
  /** Whether it comes beside the resume there is, instead of in its place. */
  isFurther?: boolean;
  /** The entries of the resume there is. */
  entries: ResumeEntries | null;
  /** Whether the entries were read from an uploaded file: its owner has not seen them in this form yet. */
  areRead: boolean;
  /** Takes the PDF, and the entries it was made of. */
  onWritten: (resume: File, entries: ResumeEntries) => unknown;
  onClose: () => void;
}

const inputs = { widgets: { month: MonthInput, skills: SkillsInput } } satisfies Partial<InputTable>;

/** One position is there to be filled in from the start. */
const empty: FieldValues = { positions: [{ title: null, employer: null, from: null, to: null, did: null }] };

/** Where the entries come from that the form begins with. */
const begunWith = ({ isFurther, areRead }: { isFurther: boolean; areRead: boolean }) =>
  !isFurther
    ? t(
        'Filled in with what was read from your resume. Check it, and add what you did in each position: that was not taken over. The PDF takes the place of your file.',
      )
    : areRead
      ? t(
          'Filled in with what was read from your main resume, which stays as it is. Say here what this one is to say, and add what you did in each position: that was not taken over.',
        )
      : t('Filled in with your main resume, which stays as it is. Say here what this one is to say.');

/** Asks for positions, education and skills, and makes a resume as PDF of them. What is typed is kept as a draft. */
export function WriteResumeDialog(props: WriteResumeDialogProps) {
  const { author, account, isFurther = false, entries, areRead, onWritten, onClose } = props;
  const { client } = useServices();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const draft = useDraft({ email: account, form: isFurther ? 'further-resume' : 'resume' });
  const [taken, setTaken] = useState<{ values: ResumeEntries; round: number }>();
  return (
    <RecordInputs own={inputs}>
      <SchemaDialog
        // Other values to begin with are another form.
        key={`${draft.round} ${taken?.round ?? 0}`}
        title={isFurther ? t('Write another resume') : t('Write your resume')}
        maxWidth="md"
        fullScreen={isPhone}
        schema={ResumeEntries}
        defaultValues={taken?.values ?? draft.values ?? entries ?? empty}
        onType={draft.keep}
        submitLabel={t('Make my resume')}
        onSubmit={async (values) => {
          const pdf = await client.call('writeResume', { body: { ...author, ...values } });
          await onWritten(new File([pdf], `${author.name}.pdf`, { type: 'application/pdf' }), values);
          if (account !== '') draft.drop();
          onClose();
        }}
        onClose={onClose}
      >
        <Typography color="text.secondary">
          {t(
            'A few words are enough to begin with. We make a PDF of them, which employers get when you apply, and you can change it at any time.',
          )}
        </Typography>
        {(areRead || isFurther) && entries && !taken && draft.values === undefined && (
          <Alert severity="info">{begunWith({ isFurther, areRead })}</Alert>
        )}
        <DraftNote draft={draft} />
        <TakeFromFile
          onTaken={(values) => {
            draft.keep(values);
            setTaken((before) => ({ values, round: (before?.round ?? 0) + 1 }));
          }}
        />
      </SchemaDialog>
    </RecordInputs>
  );
}
