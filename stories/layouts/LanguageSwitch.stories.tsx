import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { LanguageSwitch } from '../../src/components/page/LanguageSwitch.tsx';

export default { component: LanguageSwitch } satisfies Meta<typeof LanguageSwitch>;
type Story = StoryObj<typeof LanguageSwitch>;

/** Each language is named, and read out, in itself; the one being read is marked. */
export const Languages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    const spanish = screen.getByRole('menuitemradio', { name: 'Español' });
    await expect(spanish).not.toBeChecked();
    await expect(spanish).toHaveAttribute('lang', 'es');
    // What is read already is only left as it is.
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    await expect(document.cookie).not.toContain('locale=');
  },
};
