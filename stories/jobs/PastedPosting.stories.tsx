import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { JobForm } from '../../resources/jobs/form/JobForm.tsx';
import { addresses } from '../../schemas/addresses.ts';
import codeEditor from '../support/clipboard/codeEditor.txt?raw';
import googleDocs from '../support/clipboard/googleDocs.txt?raw';
import outlook from '../support/clipboard/outlook.txt?raw';
import webPage from '../support/clipboard/webPage.txt?raw';
import word from '../support/clipboard/word.txt?raw';
import { jobsInMemory } from '../support/jobsInMemory.ts';
import { RecruiterScene } from '../support/RecruiterScene.tsx';
import { sampleRecruiter } from '../support/samplePeople.ts';

/** Postings pasted into the description keep their headings, lines and lists, whatever program they come from. */
export default {
  component: JobForm,
  title: 'Jobs/PastedPosting',
  render: () => (
    <RecruiterScene
      at={addresses.recruiter.newJob}
      dataProvider={jobsInMemory([])}
      session={{ profile: sampleRecruiter() }}
    />
  ),
} satisfies Meta<typeof JobForm>;
type Story = StoryObj<typeof JobForm>;

/** Puts a program's clipboard into the description. */
function paste(field: HTMLElement, html: string, plain: string): void {
  const clipboardData = new DataTransfer();
  if (html !== '') clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  field.focus();
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const pasted = (html: string, plain: string, expected: string): Story => ({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^Description/ });
    paste(field, html, plain);
    await waitFor(() => expect(field).toHaveValue(expected));
  },
});

export const FromWord = pasted(
  word,
  'Warehouse Lead',
  `## Warehouse Lead

Reno, NV – $23.10 an hour

**Requirements**

- 2+ years in a **distribution center**
  - one of them as a lead
- Forklift certification

How to apply

1. Send a resume
2. Visit us`,
);

export const FromGoogleDocs = pasted(
  googleDocs,
  'Auxiliar de nóminas',
  `## Auxiliar de nóminas

San Antonio, Texas

**Requisitos**

- Español e inglés
- ADP o *Paychex*

Salario: 24,50 a 29,00 USD por hora`,
);

export const FromOutlook = pasted(
  outlook,
  'Dental Hygienist',
  `Hi Dana,
please post this one today.

**Dental Hygienist**

- Oregon dental hygiene license
- Dentrix or Eaglesoft

$52 - $60 an hour, see [our jobs](https://harbor.example/jobs) or the file`,
);

/** Scripts, pictures and buttons of the page stay behind. */
export const FromWebPage = pasted(
  webPage,
  'Staff Data Engineer',
  `## Staff Data Engineer

Remote (US) · $210k–$255k

### What you'll bring

- Kafka, Kinesis or Pulsar
- **8+ years** building data platforms
  - 2 at staff level

We're an equal \\*opportunity\\* employer.`,
);

/** Markdown that was written in an editor of code is taken as it is. */
export const FromCodeEditor = pasted(codeEditor, '# Cook\n- ServSafe', '# Cook\n- ServSafe');

/** Word's plain text has letters of its symbol fonts for the inner levels of a list. */
export const FromWordWithoutFormats = pasted(
  '',
  'You will:\n•\tKeep the stock count\no\tweekly count\n§\tby zone\n•\tTrain new pickers',
  'You will:\n•\tKeep the stock count\n  - weekly count\n    - by zone\n•\tTrain new pickers',
);

/** A paste goes where the cursor is, and the browser's own undo takes it back. */
export const AmongOtherText: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: /^Description/ });
    await userEvent.type(field, 'We bake. Apply soon.');
    field.setSelectionRange(9, 9);
    paste(field, '<p>Know <b>sourdough</b>.</p>', 'Know sourdough.');
    await waitFor(() => expect(field).toHaveValue('We bake. Know **sourdough**.Apply soon.'));
    document.execCommand('undo');
    await waitFor(() => expect(field).toHaveValue('We bake. Apply soon.'));
  },
};
