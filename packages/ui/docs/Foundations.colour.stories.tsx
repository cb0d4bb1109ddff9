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
      lead="About twenty-five tokens, each named for its purpose. Components use the names; the tenant and the color scheme set the values. There are no other colors."
    >
      <Section title="Surfaces and ink">
        <ul className={grid}>
          <Swatch fill="bg-surface" text="text-ink" name="surface" use="the page" />
          <Swatch fill="bg-raised" text="text-ink" name="raised" use="a card, a field, a dialog" />
          <Swatch fill="bg-sunken" text="text-ink" name="sunken" use="a well, a side menu" />
          <Swatch shows="text" fill="bg-surface" text="text-muted" name="muted" use="secondary text" />
        </ul>
      </Section>
      <Section
        title="Accent"
        text="The tenant’s color, for primary buttons, links, and the current page. Nothing else."
      >
        <ul className={grid}>
          <Swatch fill="bg-accent" text="text-accent-ink" name="accent" use="the primary button" />
          <Swatch
            fill="bg-accent-hover"
            text="text-accent-ink"
            name="accent-hover"
            use="the primary button on hover"
          />
          <Swatch
            shows="text"
            fill="bg-accent"
            text="text-accent-ink"
            name="accent-ink"
            use="text on the primary button"
          />
          <Swatch
            fill="bg-accent-soft"
            text="text-accent-text"
            name="accent-soft"
            use="selected and current items"
          />
          <Swatch shows="text" fill="bg-raised" text="text-accent-text" name="accent-text" use="links" />
        </ul>
      </Section>
      <Section
        title="Statuses"
        text="One color per status, the same everywhere, always with a word or an icon."
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
        text="The hue is kept; lightness is adjusted until text reaches 4.5:1 on every background, in both color schemes."
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
