import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

const meta = {
  title: 'Feedback/ImpersonationBanner',
  component: ImpersonationBanner,
  parameters: { frame: false },
} satisfies Meta<typeof ImpersonationBanner>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  args: { name: 'Ana Sá', email: 'ana@example.com', id: '4F2A', environment: 'development' },
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
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
