import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { speak } from '../../src/i18n/t.ts';
import { useLocale } from '../../src/i18n/useLocale.ts';
import { LanguageSwitch } from '../../src/product/page/LanguageSwitch.tsx';
import { useChooseLocale } from '../../src/product/page/useChooseLocale.ts';
import { ServicesProvider } from '../../src/session/session.tsx';
import { sampleCandidate } from '../support/sampleCandidate.ts';
import { servicesOf } from '../support/storyServices.ts';

const services = servicesOf({}, { profile: sampleCandidate() });

/** As the app does, it mounts what it shows again in the other language. */
function Switch() {
  return <LanguageSwitch key={useLocale()} onChoose={useChooseLocale()} />;
}

function Scene() {
  return (
    <ServicesProvider services={services}>
      <Switch />
    </ServicesProvider>
  );
}

export default { title: 'Layouts/LanguageSwitch', component: Scene } satisfies Meta<typeof Scene>;
type Story = StoryObj<typeof Scene>;

/** Each language is named, and read out, in itself; the one being read is marked. */
export const Languages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    const spanish = screen.getByRole('menuitemradio', { name: 'Español' });
    await expect(spanish).not.toBeChecked();
    await expect(spanish).toHaveAttribute('lang', 'es');
    // A file that is being read already is left alone.
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    await expect(document.cookie).not.toContain('locale=');
  },
};

/** A chosen language is spoken at once, without loading the page, and kept for the next one. */
export const Switched: Story = {
  beforeEach: () => async () => {
    await cookieStore.delete('locale');
    document.documentElement.lang = 'en';
    speak('en', {});
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Español' }));
    await expect(await canvas.findByRole('button', { name: 'Idioma' })).toBeVisible();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'es'));
    await expect(document.cookie).toContain('locale=es');
  },
};
