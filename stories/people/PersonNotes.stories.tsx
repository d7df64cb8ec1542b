import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { NoteTextInput } from '../../resources/people/NoteTextInput.tsx';
import { PersonNoteFields } from '../../schemas/person.ts';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';
import { StoryAdmin } from '../support/StoryAdmin.tsx';

const named = (recruiterName: string) => {
  const recruiterEmail = `${recruiterName.split(' ')[0]?.toLowerCase()}@example.com`;
  return { id: recruiterEmail, recruiterEmail, recruiterName };
};
const colleagues = fn(async () => [named('Marcus Webb'), named('Mara Ilves'), named('Dana Reyes')]);
const onSubmit = fn(async (_: PersonNoteFields) => {});

export default {
  component: NoteTextInput,
  title: 'People/Note',
  beforeEach: () => void onSubmit.mockClear(),
  render: () => (
    <StoryAdmin dataProvider={{ colleagues }}>
      <ShortForm
        schema={PersonNoteFields}
        defaultValues={{ text: null, mentions: [] }}
        special={{ text: { render: NoteTextInput }, mentions: { render: () => null } }}
        submitLabel="Add note"
        onSubmit={onSubmit}
      />
    </StoryAdmin>
  ),
} satisfies Meta;
type Story = StoryObj;
type Play = Parameters<NonNullable<Story['play']>>[0];

const optionsOf = ({ canvasElement }: Play) => within(canvasElement.ownerDocument.body);

/** The keys choose; the name stands in the text, and the colleague is told. */
export const NamedByKeys: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    const box = await canvas.findByRole('textbox', { name: 'Note' });
    await userEvent.type(box, 'Ask @ma');
    const options = await optionsOf(scene).findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Marcus Webb', 'Mara Ilves']);
    await expect(box).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Ask @Mara Ilves ');
    await userEvent.type(box, 'about nights.');
    await expect(optionsOf(scene).queryByRole('option')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    await expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      text: 'Ask @Mara Ilves about nights.',
      mentions: ['mara@example.com'],
    });
  },
};

/** By a click or a tap as well, and by a last name. */
export const NamedByClick: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    const box = await canvas.findByRole('textbox', { name: 'Note' });
    await userEvent.type(box, '@rey');
    await userEvent.click(await optionsOf(scene).findByRole('option', { name: 'Dana Reyes' }));
    await expect(box).toHaveValue('@Dana Reyes ');
  },
};

/** An address is no mention, Escape closes the list, and Enter is a new line then. */
export const LeftAlone: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    const box = await canvas.findByRole('textbox', { name: 'Note' });
    await userEvent.type(box, 'ana@ma');
    await expect(optionsOf(scene).queryByRole('option')).toBeNull();
    await userEvent.type(box, ' @ma');
    await optionsOf(scene).findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(optionsOf(scene).queryByRole('option')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('ana@ma @ma\n');
  },
};
