import type { StoryObj } from '@storybook/react-vite';
import type { Brand } from '@caravan/ui/theme';
import { expect, waitFor } from 'storybook/test';
import type { MailDefinition } from '../mail.ts';
import type { Values } from './fill.ts';
import { MailView } from './MailView.tsx';
import type { MailStory } from './written.ts';

/** Accent colors of the tenants in the library's toolbar; the email uses the selected tenant's. */
const accents: Record<string, string> = {
  caravan: '#12574a',
  sunset: '#e4572e',
  atlas: '#2b3fd1',
  citrus: '#ffd400',
};
const brands = new Map<string, Brand>(Object.entries(accents).map(([name, accent]) => [name, { accent }]));
export const brandOf = (tenant: unknown): Brand => brands.get(String(tenant)) ?? { accent: accents.caravan! };

const both = ['en', 'de'] as const;
const all = [...both, 'es'] as const;

/**
 * The story of an email in English and German, and in Spanish if selected in the toolbar. `values` override
 * the sample, `german` the sample for German readers.
 */
export function story(mail: MailDefinition, values?: Values, german?: Values): StoryObj {
  const of: MailStory = { mail, ...(values && { values }), ...(german && { german }) };
  return {
    parameters: { frame: false, mail: of },
    render: (_, { globals }) => (
      <MailView
        of={of}
        languages={String(globals.locale).startsWith('es') ? all : both}
        tenant={brandOf(globals.tenant)}
      />
    ),
    play: async ({ canvas }) => {
      const frames = await canvas.findAllByTitle<HTMLIFrameElement>(/^The mail at/, undefined, {
        timeout: 10_000,
      });
      await expect(frames).toHaveLength(8);
      for (const frame of frames)
        await waitFor(async () => {
          const page = frame.contentDocument!;
          await expect(page.querySelectorAll('h1')).toHaveLength(1);
          await expect(page.querySelector('a[href="https://wayfare.example/app"]')).toBeTruthy();
          // Nothing overflows the window, every image has alternative text, and no placeholder is left.
          await expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(
            page.documentElement.clientWidth,
          );
          await expect(page.querySelector('img:not([alt])')).toBeNull();
          await expect(page.body.textContent).not.toContain('{{');
        });
    },
  };
}
