import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { framed, served } from '../story/served.tsx';
import { TripPictures } from './TripPictures.tsx';

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#b5562f"/></svg>',
)}`;

const meta = {
  title: 'Shell/TripPictures',
  component: TripPictures,
  parameters: { ...framed, width: 1000 },
  decorators: [served([])],
  args: {
    src: drawn,
    fileName: 'salt-roads',
    brand: 'Caravan',
    title: 'Salt roads of Oaxaca',
    lines: ['Jun 14 – 22, 2027', 'From $2,450', '6 spots left'],
  },
} satisfies Meta<typeof TripPictures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const story = canvas.getByRole<HTMLCanvasElement>('img', { name: 'Story for Salt roads of Oaxaca' });
    await waitFor(() => expect([story.width, story.height]).toEqual([1080, 1920]));
    // The gradient behind the text covers the bottom of the picture, which proves that it was drawn, not only
    // laid out.
    await waitFor(() => {
      const [red] = story.getContext('2d')!.getImageData(4, 1916, 1, 1).data;
      return expect(red).toBeLessThan(60);
    });
    for (const name of ['Square post', 'Story', 'Banner'])
      await expect(canvas.getByRole('button', { name: `Download ${name}` })).toBeEnabled();
  },
};
export const Failed: Story = {
  args: { src: 'data:image/png,none' },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('alert')).toHaveLength(3),
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
