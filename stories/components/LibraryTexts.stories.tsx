import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { useState } from 'react';
import { CoreAdminContext, memoryStore, useSetLocale } from 'react-admin';
import { expect, fn } from 'storybook/test';
import { z } from 'zod';
import { ShortForm } from '../../src/components/schema/ShortForm.tsx';

const Boat = z.object({ name: z.string().min(1).meta({ title: 'Name of the boat' }) });
const spanish = {
  schemaAdmin: { 'This is required.': 'Hace falta.' },
  'Name of the boat': 'Nombre del barco',
};

function Switch() {
  const setLocale = useSetLocale();
  return <Button onClick={() => setLocale('es')}>Español</Button>;
}

/** A form under react-admin's contexts alone, with an i18nProvider that is not the product's. */
function Scene() {
  const [i18nProvider] = useState(() =>
    polyglotI18nProvider(
      (locale) => (locale === 'es' ? { ...englishMessages, ...spanish } : englishMessages),
      'en',
    ),
  );
  const [store] = useState(() => memoryStore());
  return (
    <CoreAdminContext i18nProvider={i18nProvider} store={store}>
      <Switch />
      <ShortForm schema={Boat} submitLabel="OK" onSubmit={fn()} />
    </CoreAdminContext>
  );
}

const meta = {
  title: 'Components/Texts of the library',
  component: Scene,
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Switching react-admin's language switches titles and messages at once, without the product's catalogs. */
export const Switched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'OK' }));
    await expect(await canvas.findByText('This is required.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    await expect(await canvas.findByLabelText('Nombre del barco')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByText('Hace falta.')).toBeVisible();
  },
};

/** Without any provider it speaks English. */
export const WithoutProvider: Story = {
  render: () => <ShortForm schema={Boat} submitLabel="OK" onSubmit={fn()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByText('This is required.')).toBeVisible();
  },
};
