import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from './Page.tsx';

const meta = { title: 'Foundations/Space', parameters: { frame: false }, tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const steps = [
  [1, 'between an icon and its text'],
  [2, 'between paired buttons'],
  [3, 'between rows in a list'],
  [4, 'inside a small card'],
  [6, 'inside a card, between form columns'],
  [10, 'between rows of cards'],
  [16, 'between sections of a page'],
  [24, 'between chapters of an editorial page'],
] as const;

export const Space: Story = {
  render: () => (
    <Page
      kicker="Foundations"
      title="White space is the cheapest luxury"
      lead="A scale of four-pixel steps. Related things are close together; the rest is clearly apart and needs no box."
    >
      <Section title="Steps">
        <ol className="flex flex-col gap-3">
          {steps.map(([step, use]) => (
            <li key={step} className="tabular flex items-center gap-5 text-sm">
              <span className="w-20 shrink-0 text-muted">
                {step} · {step * 4} px
              </span>
              <span className="h-4 shrink-0 rounded-xs bg-accent" style={{ width: step * 4 }} />
              <span>{use}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title="Corners"
        text="Each tenant has one radius: sharp 3, soft 10, or round 16. The others are derived from it."
      >
        <ul className="flex flex-wrap gap-6 text-sm">
          {(['xs', 'sm', 'md', 'lg', 'xl', 'full'] as const).map((name) => (
            <li key={name}>
              <div
                className={`size-20 border border-line-strong bg-raised ${{ xs: 'rounded-xs', sm: 'rounded-sm', md: 'rounded-md', lg: 'rounded-lg', xl: 'rounded-xl', full: 'rounded-full' }[name]}`}
              />
              <p className="mt-2">{name}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Widths"
        text="Pages work from 320 px. Components respond to their own width, not the window’s."
      >
        <ul className="tabular grid gap-2 text-sm">
          {[
            ['360 – 639', 'one column, sheets and a bar at the bottom'],
            ['640 – 767', 'two columns of cards'],
            ['768 – 1023', 'the side menu appears, and charts show fifteen items'],
            ['1024 –', 'a sidebar beside the content, at most 1,152 px of it'],
          ].map(([width, what]) => (
            <li key={width} className="flex gap-6 border-t border-line py-2.5">
              <span className="w-28 shrink-0 text-muted">{width}</span>
              {what}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
