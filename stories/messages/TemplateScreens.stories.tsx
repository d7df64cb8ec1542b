import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { TemplateList } from '../../resources/message-templates/TemplateList.tsx';
import { addresses, addressOf } from '../../schemas/addresses.ts';
import type { MessageTemplate } from '../../schemas/messageTemplate.ts';
import { findToast } from '../support/findToast.ts';
import { never } from '../support/provide.ts';
import { RecruiterScene } from '../support/RecruiterScene.tsx';
import { sampleTemplate, templatesInMemory } from '../support/templatesInMemory.ts';

const parking = sampleTemplate();
const thanks = sampleTemplate({
  name: 'Thanks',
  text: 'Thank you for coming, {{candidateFirstName}}!',
  updatedBy: null,
});

let provider: ReturnType<typeof templatesInMemory>;

const keeping = (templates: readonly MessageTemplate[]) => () => {
  provider = templatesInMemory(templates);
};

const { messageTemplates, newMessageTemplate, messageTemplate } = addresses.recruiter;

const at = (address: string) => () => <RecruiterScene at={address} dataProvider={provider} />;

export default {
  component: TemplateList,
  title: 'Messages/Template screens',
  beforeEach: keeping([parking, thanks]),
  render: at(messageTemplates),
} satisfies Meta<typeof TemplateList>;
type Story = StoryObj<typeof TemplateList>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const linkTo = (canvas: Canvas, name: string) => canvas.findByRole('link', { name });

export const Listed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await linkTo(canvas, 'Parking')).toHaveAttribute(
      'href',
      addressOf(messageTemplate, { id: parking.id }),
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'coming');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Parking' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Thanks' })).toBeVisible();
  },
};

/** Gone at once, back by the toast's button; deleted when the toast is gone, or the page before it. */
export const DeletedAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Thanks' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Thanks' })).toBeNull());
    const toast = await findToast('Thanks is deleted.');
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await expect(await linkTo(canvas, 'Thanks')).toBeVisible();
    await expect(provider.deleteMessageTemplate).not.toHaveBeenCalled();
  },
};

export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Thanks' }));
    await findToast('Thanks is deleted.');
    fireEvent(window, new PageTransitionEvent('pagehide'));
    await waitFor(() =>
      expect(provider.deleteMessageTemplate).toHaveBeenCalledWith(
        expect.objectContaining({ params: { id: thanks.id } }),
      ),
    );
    await expect(await linkTo(canvas, 'Parking')).toBeVisible();
  },
};

/** Without any, there are texts to start from; the chosen one is in the form, to be changed and saved. */
export const StartFrom: Story = {
  beforeEach: keeping([]),
  play: async ({ canvas, userEvent }) => {
    const starters = await canvas.findByRole('list', { name: 'Start from' });
    await expect(within(starters).getAllByRole('link')).toHaveLength(4);
    await userEvent.click(within(starters).getByRole('link', { name: 'A first talk' }));
    const text = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });
    await expect(text.value).toMatch(/^Hello \{\{candidateFirstName\}\},\n\nthank you/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await findToast('A first talk is saved.');
    await expect(await linkTo(canvas, 'A first talk')).toBeVisible();
  },
};

/** A field is put where one was typing; one there is not is refused with those there are. */
export const Written: Story = {
  render: at(newMessageTemplate),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Hours');
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });
    await userEvent.click(text);
    await userEvent.paste('From six, {{salary}}!');
    text.setSelectionRange(10, 10);
    const fields = within(canvas.getByRole('group', { name: /^Add what is filled in/ }));
    await userEvent.click(fields.getByRole('button', { name: 'First name of the candidate' }));
    await expect(text).toHaveValue('From six, {{candidateFirstName}}{{salary}}!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText(/^No field is called \{\{salary\}\}\. Use \{\{candidateFirstName\}\}, /),
    ).toBeVisible();
    await expect(provider.create).not.toHaveBeenCalled();
    await userEvent.clear(text);
    await userEvent.type(text, 'From six.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await findToast('Hours is saved.');
  },
};

/** A name that a colleague uses is refused at the name. */
export const NameTaken: Story = {
  parameters: { expectedConsole: [/a template with this name/] },
  render: () => <RecruiterScene at={addressOf(messageTemplate, { id: thanks.id })} dataProvider={provider} />,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'parking');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('There is a template with this name already.')).toBeVisible();
    await userEvent.type(name, ' lot');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await findToast('parking lot is saved.');
  },
};

export const NotFound: Story = {
  parameters: { expectedConsole: [/no such template/] },
  render: at(addressOf(messageTemplate, { id: '01940000-0000-7000-8000-00000000ffff' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such template.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    keeping([])();
    provider.getList.mockImplementation(never);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Message templates' })).toBeVisible();
  },
};
