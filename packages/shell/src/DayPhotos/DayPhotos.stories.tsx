import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withTenant } from '../story/withTenant.tsx';
import { DayPhotos } from './DayPhotos.tsx';

const photos = ['coast', 'lake', 'volcano', 'oldtown', 'reef'].map((scene) => ({
  url: `/media/art/${scene}/dawn/${scene}.svg`,
  alt: scene,
}));

const meta = {
  title: 'Shell/DayPhotos',
  component: DayPhotos,
  decorators: [withTenant],
  parameters: { width: 720 },
  args: { photos },
} satisfies Meta<typeof DayPhotos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
      photos.map(({ alt }) => alt),
    );
  },
};
export const One: Story = { args: { photos: photos.slice(0, 1) } };
export const Two: Story = { args: { photos: photos.slice(0, 2) } };
export const Three: Story = { args: { photos: photos.slice(0, 3) } };
export const WithActions: Story = { args: { photos: photos.slice(0, 4), action: ({ alt }) => alt } };
export const Empty: Story = { args: { photos: [] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
