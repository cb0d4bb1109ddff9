import type { Meta } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { poster } from '../internal/story/poster.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Layout/AuthLayout',
  component: AuthLayout,
  parameters: { frame: false },
} satisfies Meta<typeof AuthLayout>;
export default meta;

export const Playground: Story = {
  args: {
    brand: 'Wayfare',
    title: 'Welcome back',
    description: 'Sign in to see your trips.',
    artwork: poster('lisbon'),
    quote: 'The best trips are the ones you take together.',
    children: <Button size="lg">Sign in</Button>,
  },
};

export const SignIn: Story = {
  render: () => (
    <AuthLayout
      brand="Wayfare"
      title="Welcome back"
      description="Sign in to see your trips."
      artwork={poster('fjord')}
      quote="The best trips are the ones you take together."
    >
      <TextField label="Email" type="email" />
      <PasswordField label="Password" value="" onChange={() => undefined} />
      <Button size="lg">Sign in</Button>
    </AuthLayout>
  ),
};

export const Phone: Story = { ...SignIn, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...SignIn, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...SignIn, play: undefined, globals: { locale: 'ar-EG' } };

export const LongText: Story = longText(Playground);
