import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, waitFor } from 'storybook/test';
import { PersonMarks } from '../../resources/people/PersonMarks.tsx';
import { personQuery } from '../../resources/people/personQuery.ts';
import { useServices } from '../../src/session/session.tsx';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { ada } from '../support/samplePerson.ts';

interface TagsSent {
  body: { tags: string[] };
}

/** A server that takes its time: each change of the tags is answered when the scene says so. */
function slowTags() {
  const answers: (() => void)[] = [];
  const setPersonTags = fn(async ({ body: { tags } }: TagsSent) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return { ...ada, tags };
  });
  return {
    answerNext: () => answers.shift()?.(),
    provider: { setPersonTags, person: fn(async () => ada), personTags: fn(async () => []) },
  };
}

let server: ReturnType<typeof slowTags>;

function Marks() {
  const { client } = useServices();
  const { data } = useQuery(personQuery(client, ada.candidateEmail));
  return data ? <PersonMarks person={data} canAnnotate /> : null;
}

export default {
  component: Marks,
  title: 'People/Marks',
  beforeEach: () => {
    server = slowTags();
  },
  render: () => (
    <StoryAdmin dataProvider={server.provider}>
      <Marks />
    </StoryAdmin>
  ),
} satisfies Meta<typeof Marks>;
type Story = StoryObj<typeof Marks>;

/** Tags that are typed faster than they are answered are all kept, and none disappears meanwhile. */
export const TypedQuickly: Story = {
  play: async ({ canvas, userEvent }) => {
    const { setPersonTags } = server.provider;
    const sent = () => setPersonTags.mock.calls.map(([{ body }]) => body.tags);
    const tags = await canvas.findByRole('combobox', { name: 'Tags' });
    await userEvent.type(tags, 'Nights{Enter}');
    await canvas.findByRole('button', { name: 'Nights' });
    await userEvent.type(tags, 'Weekends{Enter}');
    await canvas.findByRole('button', { name: 'Weekends' });
    await waitFor(() => expect(sent()).toEqual([['Nights']]));
    server.answerNext();
    await waitFor(() => expect(sent()).toEqual([['Nights'], ['Nights', 'Weekends']]));
    await expect(canvas.getByRole('button', { name: 'Weekends' })).toBeVisible();
    await userEvent.type(tags, 'Travels{Enter}');
    server.answerNext();
    await waitFor(() => expect(sent().at(-1)).toEqual(['Nights', 'Weekends', 'Travels']));
  },
};
