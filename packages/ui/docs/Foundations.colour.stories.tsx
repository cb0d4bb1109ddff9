import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../src/Badge/Badge.tsx';
import type { Tone } from '../src/internal/tone.ts';
import { BrandLab } from './BrandLab.tsx';
import { Swatch } from './Colour.tsx';
import { Page, Section } from './Page.tsx';

const meta = {
  title: 'Foundations/Color',
  parameters: { frame: false },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const grid = 'grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-4';
const statuses: [Tone, string, string][] = [
  ['warning', 'Requested', 'waits for someone'],
  ['grey', 'Closed', 'no longer bookable'],
  ['blue', 'Live', 'bookable now'],
  ['green', 'Pending', 'on its way'],
  ['purple', 'Confirmed', 'it happens'],
  ['teal', 'Complete', 'it happened'],
  ['red', 'Cancelled', 'it will not happen'],
];

export const Color: Story = {
  render: () => (
    <Page
      kicker="Foundations"
      title="Warm paper, dark ink, one accent"
      lead="About twenty-five names for what a color is for. Components know the names; a tenant and a scheme give the values. Other colors do not exist."
    >
      <Section title="Surfaces and ink">
        <ul className={grid}>
          <Swatch fill="bg-surface" text="text-ink" name="surface" use="the page" />
          <Swatch fill="bg-raised" text="text-ink" name="raised" use="a card, a field, a dialog" />
          <Swatch fill="bg-sunken" text="text-ink" name="sunken" use="a well, a side menu" />
          <Swatch shows="text" fill="bg-surface" text="text-muted" name="muted" use="what is said quietly" />
        </ul>
      </Section>
      <Section
        title="Accent"
        text="The tenant’s color: primary buttons, links, the current place. Nothing else."
      >
        <ul className={grid}>
          <Swatch fill="bg-accent" text="text-accent-ink" name="accent" use="the primary button" />
          <Swatch fill="bg-accent-hover" text="text-accent-ink" name="accent-hover" use="under the pointer" />
          <Swatch
            shows="text"
            fill="bg-accent"
            text="text-accent-ink"
            name="accent-ink"
            use="words on the primary button"
          />
          <Swatch fill="bg-accent-soft" text="text-accent-text" name="accent-soft" use="chosen, current" />
          <Swatch shows="text" fill="bg-raised" text="text-accent-text" name="accent-text" use="links" />
        </ul>
      </Section>
      <Section
        title="Statuses"
        text="One color a status, the same everywhere. A word or an icon always goes with it."
      >
        <ul className={grid}>
          {statuses.map(([tone, word, meaning]) => (
            <li key={tone} className="flex flex-col items-start gap-2 border-t border-line pt-3">
              <Badge tone={tone} dot>
                {word}
              </Badge>
              <p className="text-[0.8125rem] text-muted">
                {tone}: {meaning}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="From a brand to a theme"
        text="Hue stays. Lightness moves until text passes 4.5 : 1 on every ground, in both schemes."
      >
        <BrandLab />
      </Section>
    </Page>
  ),
  // Swatches for text tokens print the text color, not the background color.
  play: async ({ canvas }) => {
    const ink = getComputedStyle(document.documentElement).getPropertyValue('--ink-muted');
    const value = canvas.getByText('muted').closest('li')!.lastElementChild!.textContent;
    await expect(ink).toContain(value);
  },
};

export const Dark: Story = { ...Color, play: undefined, globals: { scheme: 'dark' } };
