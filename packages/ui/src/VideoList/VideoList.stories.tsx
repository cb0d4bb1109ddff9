import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { poster } from '../internal/story/poster.ts';
import { VideoList } from './VideoList.tsx';
import { empty, failed, loading, longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Content/VideoList', component: VideoList, parameters: { width: 1000 } } satisfies Meta<
  typeof VideoList
>;
export default meta;

const captions = { src: 'data:text/vtt,WEBVTT', language: 'en', label: 'English' };
const videos = [
  {
    id: 'a',
    title: 'Share your survey in a story',
    src: 'data:video/mp4;base64,',
    poster: poster('lisbon'),
    duration: '2:14',
    captions,
  },
  {
    id: 'b',
    title: 'What makes a respondent qualified',
    src: 'data:video/mp4;base64,',
    poster: poster('fjord'),
    duration: '1:08',
    description: 'Age and budget, in one minute.',
    captions,
  },
  {
    id: 'c',
    title: 'Three posts that worked',
    src: 'data:video/mp4;base64,',
    poster: poster('kyoto'),
    duration: '3:40',
    captions,
  },
];
export const Playground: Story = { args: { label: 'Survey videos', videos } };

export const Ready: Story = {
  render: () => <VideoList label="Survey videos" videos={videos} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Three posts/ }));
    const film = await screen.findByRole('dialog', { name: 'Three posts that worked' });
    await waitFor(() => expect(film).toBeVisible());
  },
};

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = loading(Playground);

export const Failed: Story = failed(Playground);

export const Empty: Story = empty(Playground, { videos: [] });

export const LongText: Story = longText(Playground);
