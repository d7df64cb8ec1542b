import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError, ListBase } from 'react-admin';
import { expect, fn, waitFor } from 'storybook/test';
import type { FieldInputProps } from '../../src/components/inputs/field/inputProps.ts';
import { useField } from '../../src/components/inputs/field/useField.ts';
import { SchemaFilters } from '../../src/components/schema/SchemaFilters.tsx';
import { SchemaForm } from '../../src/components/schema/SchemaForm.tsx';
import { SchemaShow } from '../../src/components/schema/SchemaShow.tsx';
import { SchemaTable } from '../../src/components/schema/SchemaTable.tsx';
import { listOf } from '../support/provide.ts';
import { StoryAdmin } from '../support/StoryAdmin.tsx';
import { Order, OrderQuery, orders } from './order.ts';

const save = fn();

/** The examples of the guide, each as a screen would write it. */
export default {
  title: 'Guide/Examples',
  parameters: { docs: { source: { type: 'code' } } },
  beforeEach: () => {
    save.mockReset();
  },
  decorators: [
    (Story) => (
      <StoryAdmin dataProvider={listOf(orders)}>
        <Story />
      </StoryAdmin>
    ),
  ],
} satisfies Meta;
type Story = StoryObj;

export const Form: Story = {
  render: () => <SchemaForm schema={Order} onSubmit={save} saveLabel="Place the order" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Customer/), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Place the order' }));
    await expect(await canvas.findByText('Enter an e-mail address like name@example.com.')).toBeVisible();
    await expect(save).not.toHaveBeenCalled();
  },
};

export const Sections: Story = {
  render: () => (
    <SchemaForm
      schema={Order}
      onSubmit={save}
      sections={[
        { title: () => 'Who orders', fields: ['customer', 'email'] },
        {
          title: () => 'The bread',
          description: () => 'Baked in the night before it is collected.',
          fields: ['bread', 'loaves', 'collectOn', 'sliced', 'note'],
        },
      ]}
    />
  ),
};

export const Table: Story = {
  render: () => (
    <ListBase resource="orders" disableSyncWithLocation>
      <SchemaFilters query={OrderQuery} searchLabel="Search orders" />
      <SchemaTable
        schema={Order}
        query={OrderQuery}
        fields={['customer', 'bread', 'loaves', 'collectOn', 'note']}
        link={false}
      />
    </ListBase>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbour Café')).toBeVisible();
    await expect(canvas.getByText('Seeded')).toBeVisible();
    await expect(canvas.getByLabelText(/^Sort by loaves/i)).toBeVisible();
  },
};

export const Page: Story = {
  render: () => <SchemaShow schema={Order} record={orders[0]} />,
};

function LoavesInput(props: FieldInputProps) {
  const { id, label, help, value, onChange } = useField(props);
  return (
    <>
      <Typography id={id}>{label}</Typography>
      <Slider
        aria-labelledby={id}
        min={1}
        max={40}
        valueLabelDisplay="auto"
        value={Number(value ?? 1)}
        onChange={(_event, loaves) => onChange(loaves)}
      />
      <Typography variant="body2" color="text.secondary">
        {help}
      </Typography>
    </>
  );
}

export const OwnInput: Story = {
  render: () => (
    <SchemaForm
      schema={Order}
      fields={['customer', 'loaves']}
      overrides={{ loaves: LoavesInput }}
      onSubmit={save}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider', { name: 'Loaves' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveValue('3');
  },
};

/** A server answers 422 with a sentence for each field. */
const refuse = async () => {
  throw new HttpError('Not accepted', 422, { errors: { collectOn: 'The bakery is closed on that day.' } });
};

export const ServerErrors: Story = {
  render: () => (
    <SchemaForm
      schema={Order}
      defaultValues={orders[0]}
      onSubmit={async () => {
        try {
          await refuse();
          return undefined;
        } catch (error) {
          if (error instanceof HttpError && error.status === 422) return error.body.errors;
          throw error;
        }
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Note/), 'Thank you');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('The bakery is closed on that day.')).toBeVisible());
  },
};
