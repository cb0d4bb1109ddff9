import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { QrField } from './QrField.tsx';

const meta = { title: 'Forms/QrField', component: QrField } satisfies Meta<typeof QrField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: {
    label: 'Scan this code with your authenticator app',
    description: 'Then enter the six-digit code.',
    value: 'otpauth://totp/Wayfare:ana@wayfare.example?secret=JBSWY3DPEHPK3PXP&issuer=Wayfare',
    secret: 'JBSW Y3DP EHPK 3PXP',
  },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole(
      'img',
      { name: 'Scan this code with your authenticator app' },
      { timeout: 8000 },
    );
    await expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M1 1h1v1h-1z/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Or enter this code' })).toHaveFocus();
  },
};

export const Link: Story = {
  args: { label: 'Open this trip on your phone', value: 'https://wayfare.example/trips/lisbon', size: 128 },
};

export const LongText: Story = {
  args: {
    ...Ready.args,
    label:
      'Scan this code with the authenticator app of your choice, on the device you always carry with you',
    secret: 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
  },
};

export const Dark: Story = { args: Ready.args, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { args: Ready.args, globals: { locale: 'ar-EG' } };

export const Phone: Story = { args: Ready.args, globals: { viewport: { value: 'phone' } } };

export const Playground: Story = { args: Ready.args };
