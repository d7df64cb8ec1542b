import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { CreateBase, EditBase, ResourceContextProvider, useEditContext } from 'react-admin';
import { expect, fn, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { ProposedCriteria } from '../../resources/jobs/form/ProposedCriteria.tsx';
import { Login } from '../../schemas/auth.ts';
import { JobFields } from '../../schemas/job.ts';
import { pickFields } from '../../src/components/fields/field.ts';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { TextualInput } from '../../src/components/inputs/kinds/TextualInput.tsx';
import { SchemaForm } from '../../src/components/schema/SchemaForm.tsx';
import { AdminNotifications } from '../../src/components/toasts/AdminNotifications.tsx';
import { Toasts } from '../../src/components/toasts/Toasts.tsx';
import { loadMessages } from '../../src/i18n/loadMessages.ts';
import { speak } from '../../src/i18n/t.ts';
import { CriteriaInput } from '../../src/product/inputs/CriteriaInput.tsx';
import { jobInputs } from '../../src/product/inputs/jobInputs.ts';
import { recordOf, refuse } from '../support/provide.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { sampleJob } from '../support/sampleJobs.ts';

const sections = [
  {
    title: () => 'The job',
    description: () => 'What candidates read first.',
    fields: ['title', 'description'],
  },
  {
    title: () => 'Terms',
    description: () => 'A salary named up front brings more answers.',
    fields: [
      'employmentType',
      'workplaceType',
      'city',
      'state',
      'salaryMin',
      'salaryMax',
      'salaryCurrency',
      'salaryUnit',
      'openings',
      'validThrough',
    ],
  },
  {
    title: () => 'Criteria',
    description: () => 'What the daily list is matched against.',
    fields: ['criteria'],
  },
  { title: () => 'Stages', fields: ['stages'] },
];

const save = fn();
const job = sampleJob();

export default {
  title: 'Components/SchemaForm',
  tags: ['autodocs'],
  component: SchemaForm,
  args: { schema: JobFields, sections, inputs: jobInputs },
  beforeEach: () => {
    save.mockReset();
  },
  render: (args) => (
    <StoryAdmin
      dataProvider={{ create: save }}
      notification={
        <>
          <Toasts />
          <AdminNotifications />
        </>
      }
    >
      <ResourceContextProvider value="jobs">
        <CreateBase redirect={false}>
          <SchemaForm {...args} />
        </CreateBase>
      </ResourceContextProvider>
    </StoryAdmin>
  ),
} satisfies Meta<typeof SchemaForm>;
type Story = StoryObj<typeof SchemaForm>;

/** A new record starts with the defaults of its schema and is sent as the schema makes it. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    save.mockImplementation(async (_resource, { data }) => ({ data: { ...data, id: '1' } }));
    await userEvent.type(await canvas.findByLabelText(/^Title/), '  Baker ');
    await userEvent.type(canvas.getByLabelText(/^Description/), 'Bakes bread.');
    await userEvent.type(canvas.getByLabelText(/^Salary from/), '48k');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const { data } = save.mock.calls[0]?.[1] ?? {};
    await expect(data).toMatchObject({
      title: 'Baker',
      salaryMin: 48_000,
      salaryMax: null,
      employmentType: 'FULL_TIME',
      city: null,
    });
    await expect(data.stages).toHaveLength(6);
  },
};

/** The schema's objections stand at each field, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Salary from/), '90');
    await userEvent.type(canvas.getByLabelText(/^Salary to/), '80');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('This is required.')).toHaveLength(2);
    await expect(canvas.getByLabelText(/^Title/)).toHaveAccessibleDescription('This is required.');
    await expect(canvas.getByLabelText(/^Description/)).toHaveAccessibleDescription('This is required.');
    await expect(canvas.getByLabelText(/^Title/)).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText(/^Title/)).toHaveFocus();
    await expect(await canvas.findByText(/Check \d+ fields/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Baker');
    await userEvent.type(canvas.getByLabelText(/^Description/), 'Bakes.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/below the lower end/)).toBeVisible();
    await expect(save).not.toHaveBeenCalled();
  },
};

/** The server's objections stand at their fields as well. */
export const RefusedByServer: Story = {
  args: { schema: Login, sections: undefined, saveLabel: 'Sign in' },
  parameters: { expectedConsole: [/Some fields are wrong/] },
  play: async ({ canvas, userEvent }) => {
    save.mockImplementation(
      refuse(422, {
        title: 'Some fields are wrong',
        errors: { email: 'This address is not verified yet.' },
      }),
    );
    await userEvent.type(await canvas.findByLabelText(/^E-mail/), 'Dana@Example.com');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('This address is not verified yet.')).toBeVisible();
    await expect(save.mock.calls[0]?.[1]?.data).toEqual({
      email: 'dana@example.com',
      password: 'correct horse',
    });
  },
};

/** Editing keeps what the schema does not write (id, dates) out of what is sent. */
export const Filled: Story = {
  render: (args) => (
    <StoryAdmin dataProvider={{ ...recordOf(job), update: save }} notification={null}>
      <ResourceContextProvider value="jobs">
        <EditBase id={job.id} redirect={false} mutationMode="pessimistic">
          <SchemaForm {...args} onCancel={() => {}} />
        </EditBase>
      </ResourceContextProvider>
    </StoryAdmin>
  ),
  play: async ({ canvas, userEvent }) => {
    save.mockImplementation(async (_resource, { data }) => ({ data: { ...data, id: job.id } }));
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveValue('Pastry Chef'));
    const title = canvas.getByLabelText(/^Title/);
    await userEvent.clear(title);
    await userEvent.type(title, 'Head Pastry Chef');
    await expect(await canvas.findByText('Unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const { data } = save.mock.calls[0]?.[1] ?? {};
    await expect(data.title).toBe('Head Pastry Chef');
    await expect(Object.keys(data)).not.toContain('createdAt');
  },
};

const Boat = z.object({
  name: z.string().trim().meta({ title: 'Name' }),
  length: z.number().meta({ title: 'Length' }),
  berth: z
    .object({ harbour: z.string().meta({ title: 'Harbour' }), place: z.string().meta({ title: 'Place' }) })
    .meta({ title: 'Berth' }),
  crew: z.array(z.object({ called: z.string().meta({ title: 'Called' }) })).meta({ title: 'Crew' }),
});
const boat = {
  id: '1',
  name: 'Dana',
  length: 9,
  berth: { harbour: 'Cork', place: 'A1' },
  crew: [{ called: 'Ana' }, { called: 'Ben' }],
};
const read = fn();

function ReadAgainButton() {
  const { refetch } = useEditContext();
  return (
    <button type="button" onClick={() => void refetch()}>
      Read again
    </button>
  );
}

/** A record that is read again while its form is open changes what was not touched, and nothing that was typed. */
export const ReadAgain: Story = {
  args: { schema: Boat, sections: undefined },
  beforeEach: () => {
    read.mockReset().mockResolvedValue({ data: boat });
  },
  render: (args) => (
    <StoryAdmin dataProvider={{ getOne: read, update: save }} notification={null}>
      <ResourceContextProvider value="boats">
        <EditBase id="1" redirect={false} mutationMode="pessimistic">
          <ReadAgainButton />
          <SchemaForm {...args} />
        </EditBase>
      </ResourceContextProvider>
    </StoryAdmin>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const field = (name: RegExp) => canvas.getByLabelText(name);
    const crew = () =>
      canvas.getAllByRole('textbox', { name: /^Called/ }).map((one) => one.getAttribute('value'));
    const readAgain = (data: typeof boat) => {
      read.mockResolvedValue({ data });
      return userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    };
    await waitFor(() => expect(field(/^Name/)).toHaveValue('Dana'));
    await userEvent.type(field(/^Name/), ' II ');
    await userEvent.type(field(/^Place/), '2');
    await userEvent.type(within(canvas.getByRole('list', { name: 'Crew' })).getByDisplayValue('Ben'), 'no');
    const elsewhere = { ...boat, length: 11, berth: { harbour: 'Galway', place: 'A1' } };

    await step('what nobody touched follows, part by part', async () => {
      await readAgain(elsewhere);
      await waitFor(() => expect(field(/^Length/)).toHaveValue('11'));
      await expect(field(/^Harbour/)).toHaveValue('Galway');
      await expect(field(/^Name/)).toHaveValue('Dana II ');
      await expect(field(/^Place/)).toHaveValue('A12');
      await expect(crew()).toEqual(['Ana', 'Benno']);
      await expect(canvas.getByText('Unsaved changes')).toBeVisible();
      await expect(canvas.queryByText(/^Changed elsewhere/)).toBeNull();
    });

    const crowded = { ...elsewhere, name: 'Diana', crew: [{ called: 'Zoe' }, ...boat.crew] };
    await step('what was changed here and elsewhere is named before it is overwritten', async () => {
      await readAgain(crowded);
      await expect(
        await canvas.findByText(
          'Changed elsewhere meanwhile: Name, Crew. If you save, what you typed replaces that.',
        ),
      ).toBeVisible();
      await expect(field(/^Name/)).toHaveValue('Dana II ');
      await expect(crew()).toEqual(['Ana', 'Benno']);
    });

    await step('saving says over which record', async () => {
      save.mockImplementation(async (_resource, { data }) => ({ data: { ...data, id: '1' } }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(save).toHaveBeenCalledOnce());
      const { data, previousData } = save.mock.calls[0]?.[1] ?? {};
      const berth = { harbour: 'Galway', place: 'A12' };
      await expect(data).toEqual({
        name: 'Dana II',
        length: 11,
        berth,
        crew: [{ called: 'Ana' }, { called: 'Benno' }],
      });
      await expect(previousData).toEqual(crowded);
      await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
      await expect(canvas.queryByText(/^Changed elsewhere/)).toBeNull();
      await expect(field(/^Name/)).toHaveValue('Dana II');
    });

    await step('one may have the other change instead', async () => {
      await userEvent.type(field(/^Name/), 'I');
      await readAgain({ ...crowded, name: 'Diana' });
      await userEvent.click(await canvas.findByRole('button', { name: 'Discard mine' }));
      await expect(field(/^Name/)).toHaveValue('Diana');
      await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
    });
  },
};

/** While it is being saved the button shows so and a second press does nothing. */
export const Saving: Story = {
  args: { schema: Login, sections: undefined, saveLabel: 'Sign in' },
  play: async ({ canvas, userEvent }) => {
    save.mockImplementation(() => new Promise(() => {}));
    await userEvent.type(await canvas.findByLabelText(/^E-mail/), 'dana@example.com');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'correct horse{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled());
    await expect(save).toHaveBeenCalledOnce();
  },
};

/** One field may get another input. */
export const WithProposedCriteria: Story = {
  args: {
    sections: [{ title: () => 'Criteria', fields: ['criteria'] }],
    overrides: {
      criteria: (props) => (
        <CriteriaInput
          {...props}
          proposals={(present, onAdd) => (
            <ProposedCriteria
              proposed={[
                { name: 'Sourdough', importance: 'MUST_HAVE' },
                { name: 'Two years in a bakery', importance: 'NICE_TO_HAVE' },
              ]}
              present={present}
              onAdd={onAdd}
              isWritten
              isReading={false}
              failed={false}
            />
          )}
        />
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these' }));
    await expect(canvas.getByLabelText('Criterion 1')).toHaveValue('Sourdough');
    await expect(canvas.getByLabelText('Criterion 2')).toHaveValue('Two years in a bakery');
    await expect(canvas.getByText('All that was read from the text is on the list.')).toBeVisible();
  },
};

/** Labels, choices, help and what is wrong come out of the schema, in the reader's language. */
export const InSpanish: Story = {
  // The language is the whole page's.
  tags: ['!autodocs'],
  args: {
    sections: undefined,
    schema: pickFields(JobFields, ['title', 'workplaceType', 'salaryMin', 'stages']),
  },
  beforeEach: async () => {
    speak('es', await loadMessages('es'));
    return () => speak('en', {});
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Salario desde/), '-5');
    await expect(canvas.getByRole('combobox', { name: /^Modalidad/ })).toHaveTextContent('Presencial');
    await expect(canvas.getByText('Los pasos que recorre una postulación, en orden.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByText('Este dato es obligatorio.')).toBeVisible();
    await expect(canvas.getByText('Como mínimo 0.')).toBeVisible();
    await expect(canvas.getByText(/campos necesitan revisión/)).toBeVisible();
    await expect(save).not.toHaveBeenCalled();
  },
};

const hundred = Array.from({ length: 100 }, (_, index) => `field${index}`);
/** The fields that were drawn, in turn. */
const drawn: string[] = [];
const watched = Object.fromEntries(
  hundred.map((name) => [
    name,
    (props: FieldInputProps) => (
      <Profiler id={name} onRender={(id) => drawn.push(id)}>
        <TextualInput {...props} />
      </Profiler>
    ),
  ]),
);

/** A keystroke draws its own field and no other of a hundred. */
export const OneOfAHundred: Story = {
  args: {
    schema: z.object(
      Object.fromEntries(hundred.map((name) => [name, z.string().min(1).meta({ title: name })])),
    ),
    sections: undefined,
    overrides: watched,
    onSubmit: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/^field50/);
    await userEvent.type(field, 'a');
    drawn.length = 0;
    await userEvent.type(field, 'b');
    await waitFor(() => expect(field).toHaveValue('ab'));
    await expect(new Set(drawn)).toEqual(new Set(['field50']));
  },
};
