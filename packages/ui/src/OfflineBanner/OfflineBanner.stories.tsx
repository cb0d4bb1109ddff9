import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Feedback/OfflineBanner', component: OfflineBanner } satisfies Meta<
  typeof OfflineBanner
>;
export default meta;

export const Playground: Story = { args: {} };

export const Shown: Story = {
  render: () => <OfflineBanner />,
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: ({ canvas }) => expect(canvas.getByText(/You’re offline/)).toBeVisible(),
};

export const RightToLeft: Story = { ...Shown, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Shown, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Shown, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Shown);
