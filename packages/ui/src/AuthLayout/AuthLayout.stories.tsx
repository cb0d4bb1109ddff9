import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { poster } from '../internal/story/poster.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Layout/AuthLayout',
  component: AuthLayout,
  parameters: { frame: false },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj;

export const SignIn: Story = {
  render: () => (
    <AuthLayout
      brand="Wayfare"
      title="Welcome back"
      description="Sign in to your trips."
      artwork={poster('fjord')}
      quote="The best trips are the ones you take together."
    >
      <TextField label="E-mail" type="email" />
      <PasswordField label="Password" value="" onChange={() => undefined} />
      <Button size="lg">Sign in</Button>
    </AuthLayout>
  ),
};

export const Phone: Story = { ...SignIn, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...SignIn, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...SignIn, globals: { locale: 'ar-EG' } };
