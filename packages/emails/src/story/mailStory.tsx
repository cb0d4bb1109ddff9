import type { StoryObj } from '@storybook/react-vite';
import type { Brand } from '@caravan/ui/theme';
import { expect, waitFor } from 'storybook/test';
import type { MailDefinition } from '../mail.ts';
import type { Values } from './fill.ts';
import { MailView } from './MailView.tsx';

/** Accents of the tenants in the library's toolbar; the mail wears the one that is chosen there. */
const accents: Record<string, string> = {
  caravan: '#12574a',
  sunset: '#e4572e',
  atlas: '#2b3fd1',
  citrus: '#ffd400',
};
const brands = new Map<string, Brand>(Object.entries(accents).map(([name, accent]) => [name, { accent }]));

/** The story of a mail. `values` replace those of the sample. */
export const story = (mail: MailDefinition, values?: Values): StoryObj => ({
  parameters: { frame: false },
  render: (_, { globals }) => (
    <MailView
      mail={mail}
      language={String(globals.locale).split('-')[0]!}
      tenant={brands.get(String(globals.tenant)) ?? { accent: accents.caravan! }}
      {...(values && { values })}
    />
  ),
  play: async ({ canvas }) => {
    const frames = await canvas.findAllByTitle<HTMLIFrameElement>(/^The mail at/, undefined, {
      timeout: 10_000,
    });
    await expect(frames).toHaveLength(4);
    for (const frame of frames)
      await waitFor(async () => {
        const page = frame.contentDocument!;
        await expect(page.querySelectorAll('h1')).toHaveLength(1);
        await expect(page.querySelector('a[href="https://wayfare.example/app"]')).toBeTruthy();
        // Nothing is wider than the window, and no placeholder is left.
        await expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(page.documentElement.clientWidth);
        await expect(page.body.textContent).not.toContain('{{');
      });
  },
});
