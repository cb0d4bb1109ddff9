import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EmbedFrame } from './EmbedFrame.tsx';
import { longText } from '../internal/story/states.ts';
import type { Story } from '../internal/story/Story.ts';

const meta = { title: 'Content/EmbedFrame', component: EmbedFrame } satisfies Meta<typeof EmbedFrame>;
export default meta;

const heard = fn();
const page = (script: string) =>
  URL.createObjectURL(
    new Blob(
      [
        `<!doctype html><html lang="en" data-framed><title>Terms</title><body style="font:16px system-ui;padding:24px;background:var(--paper);color:var(--ink)"><main><h1>Terms</h1><p>This page lives in a frame.</p></main><script>${script}</script></body></html>`,
      ],
      { type: 'text/html' },
    ),
  );
const isAgreement = (data: unknown) =>
  typeof data === 'object' && data !== null && 'termsAccepted' in data
    ? { termsAccepted: Boolean(data.termsAccepted) }
    : null;

export const Playground: Story = {
  args: { title: 'Services agreement', src: page(''), height: 240, fits: false, onMessage: fn() },
};

export const HearsItsFrameOnly: Story = {
  render: () => (
    <EmbedFrame
      title="Services agreement"
      src={page(
        `parent.postMessage({height: 320}, '*'); parent.postMessage({termsAccepted: true}, '*'); parent.postMessage('noise', '*')`,
      )}
      parse={isAgreement}
      onMessage={heard}
      fits
      height={200}
    />
  ),
  play: async ({ canvas }) => {
    // A message from the page itself doesn't come from the frame, so it is ignored.
    window.postMessage({ termsAccepted: false }, '*');
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ termsAccepted: true }));
    await expect(heard).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(canvas.getByTitle('Services agreement').parentElement).toHaveStyle({ height: '320px' }),
    );
  },
};

// The test browsers prefer a light scheme; the frame follows the surrounding page instead.
export const TakesTheScheme: Story = {
  ...Playground,
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const inside = () => canvas.getByTitle<HTMLIFrameElement>('Services agreement').contentDocument!;
    await waitFor(() => expect(inside().querySelector('h1')).not.toBeNull());
    await waitFor(() => expect(inside().documentElement.style.colorScheme).toBe('dark'));
    const { theme } = document.documentElement.dataset;
    document.documentElement.dataset.theme = 'light';
    await waitFor(() => expect(inside().documentElement.style.colorScheme).toBe('light'));
    document.documentElement.dataset.theme = theme;
  },
};

export const Failed: Story = {
  render: () => <EmbedFrame title="Host terms" src="about:blank#never" timeout={0} sandbox="" />,
};

export const RightToLeft: Story = { ...HearsItsFrameOnly, play: undefined, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...HearsItsFrameOnly, play: undefined, globals: { scheme: 'dark' } };

export const Phone: Story = {
  ...HearsItsFrameOnly,
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = longText(Playground);
