import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { poster } from '../internal/story/poster.ts';
import { Gallery } from './Gallery.tsx';
import { empty, failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Content/Gallery', component: Gallery, parameters: { width: 1100 } } satisfies Meta<
  typeof Gallery
>;
export default meta;

const names = ['lisbon', 'fjord', 'dunes', 'kyoto'] as const;
const pictures = Array.from({ length: 7 }, (_, i) => ({
  id: String(i),
  src: poster(names[i % 4]),
  alt: ['Hills above the river', 'A still fjord', 'Dunes at noon', 'Cherry trees'][i % 4]!,
}));
export const Playground: Story = { args: { label: 'Photos of the trip', pictures } };

export const Ready: Story = {
  render: () => <Gallery label="Photos of the trip" pictures={pictures} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /View all photos/ }));
    const next = await screen.findByRole('button', { name: 'Next photo' });
    await userEvent.click(next);
    await waitFor(() => expect(screen.getByText('2 / 7')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(screen.getByText('7 / 7')).toBeVisible();
  },
};
/** Opens, browses, and closes by keyboard; focus returns to the picture. */
export const ByKeyboard: Story = {
  render: () => <Gallery label="Photos of the trip" pictures={pictures} />,
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: /Open photo 2 of 7/ });
    second.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('2 / 7')).toBeVisible());
    await userEvent.keyboard('{End}');
    await expect(screen.getByText('7 / 7')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByText('1 / 7')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(second).toHaveFocus());
  },
};
export const One: Story = { render: () => <Gallery label="Photos" pictures={pictures.slice(0, 1)} /> };
export const Three: Story = { render: () => <Gallery label="Photos" pictures={pictures.slice(0, 3)} /> };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const Empty: Story = empty(Playground, { pictures: [] });

export const LongText: Story = longText(Playground);
