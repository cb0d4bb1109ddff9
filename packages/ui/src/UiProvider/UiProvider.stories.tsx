import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { UiProvider } from './UiProvider.tsx';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Layout/UiProvider', component: UiProvider } satisfies Meta<typeof UiProvider>;
export default meta;

const navigate = fn();
export const Playground: Story = {
  args: { locale: 'de-DE', navigate: fn(), children: <LinkButton href="/trips">See trips</LinkButton> },
};

export const NavigatesLinks: Story = {
  render: () => (
    <UiProvider navigate={navigate}>
      <LinkButton href="/trips">See trips</LinkButton>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'See trips' }));
    await expect(navigate).toHaveBeenCalledWith('/trips');
  },
};
