import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

const meta = { component: ImpersonationBanner, parameters: { frame: false } } satisfies Meta<
  typeof ImpersonationBanner
>;
export default meta;
type Story = StoryObj;

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
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };
