import type { Meta } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Feedback/ImpersonationBanner',
  component: ImpersonationBanner,
  parameters: { frame: false },
} satisfies Meta<typeof ImpersonationBanner>;
export default meta;

export const Playground: Story = {
  args: { name: 'Ana Sá', email: 'ana@example.com', id: '4F2A', environment: 'development', onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop impersonating' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  render: () => (
    <ImpersonationBanner
      name="Ana Lima"
      email="ana@example.com"
      id="usr_4f2a"
      environment="development"
      onClose={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stop impersonating' })).toHaveFocus();
  },
};

export const Dark: Story = { ...Ready, play: undefined, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, play: undefined, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, play: undefined, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = longText(Playground);
