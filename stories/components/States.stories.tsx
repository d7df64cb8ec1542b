import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../../src/components/states/EmptyState.tsx';
import { ErrorState } from '../../src/components/states/ErrorState.tsx';
import { ErrorView } from '../../src/components/states/ErrorView.tsx';
import { Loaded } from '../../src/components/states/Loaded.tsx';
import { LoadingState } from '../../src/components/states/LoadingState.tsx';
import { NotFoundView } from '../../src/components/states/NotFoundView.tsx';
import { FullScreenLoading } from '../../src/product/page/FullScreenLoading.tsx';

const retry = fn();

export default {
  title: 'Components/States',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Nothing there yet, still loading, failed, not found: each says in a sentence what is the matter, and offers the next step.',
      },
    },
  },
} satisfies Meta;
type Story = StoryObj;

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No candidates today"
      text="Of 214 people, 180 lack a food safety certificate. Making it nice to have would bring six."
      action={<Button variant="contained">Change the criteria</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No candidates today' })).toBeVisible();
  },
};

export const Failing: Story = {
  render: () => (
    <ErrorState
      error={{
        body: { title: 'Not available just now', detail: 'The database is away.', requestId: 'req-7f3a' },
      }}
      onRetry={retry}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Request req-7f3a')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Unreachable: Story = {
  render: () => <ErrorState error={new TypeError('Failed to fetch')} onRetry={retry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server cannot be reached')).toBeVisible();
  },
};

export const LoadingTable: Story = {
  render: () => <LoadingState variant="table" label="Loading jobs" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading jobs');
  },
};
export const LoadingList: Story = { render: () => <LoadingState variant="list" rows={4} /> };
export const LoadingCards: Story = { render: () => <LoadingState variant="cards" rows={4} /> };
export const LoadingPage: Story = { render: () => <LoadingState variant="page" /> };

const failure = new TypeError('Failed to fetch');
const order = (name: string) => <p>{name}</p>;

/** A value is drawn as soon as it is there, and stays when asking for it again fails. */
export const LoadedAndStale: Story = {
  render: () => (
    <>
      <Loaded
        value={undefined}
        error={null}
        onRetry={retry}
        variant="list"
        rows={1}
        label="Loading the order"
      >
        {order}
      </Loaded>
      <Loaded value="Forty loaves" error={failure} onRetry={retry}>
        {order}
      </Loaded>
      <Loaded value={undefined} error={failure} onRetry={retry} refusal={<p>Orders need a plan.</p>}>
        {order}
      </Loaded>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the order');
    await expect(canvas.getByText('Forty loaves')).toBeVisible();
    await expect(canvas.getByText('Orders need a plan.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const FullScreen: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <FullScreenLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hireday' })).toBeVisible();
  },
};

export const NotFound: Story = {
  render: () => <NotFoundView />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible();
    await expect(
      canvas.getByText("The page you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  },
};

export const RenderError: Story = {
  render: () => <ErrorView error={new Error('Cannot read properties of undefined')} onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
    await expect(canvas.getByText(/Cannot read/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Error' }));
    await expect(canvas.getByText(/Cannot read/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Error' }));
    await expect(canvas.getByText(/Cannot read/)).not.toBeVisible();
  },
};
