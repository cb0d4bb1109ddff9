import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../src/Button/Button.tsx';
import { State } from '../src/internal/story/State.tsx';
import { Page, Section } from './Page.tsx';

const meta = {
  title: 'Foundations/Motion',
  parameters: { frame: false },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

const speeds = [
  ['100 ms', 'duration-100', 'rows under the pointer'],
  ['150 ms', 'duration-150', 'colors, borders, small turns'],
  ['180 ms', 'duration-180', 'drawers, toasts, pictures'],
] as const;

export const Motion: Story = {
  render: () => (
    <Page
      kicker="Foundations"
      title="Motion explains, then gets out of the way"
      lead="Things appear from where they were triggered, in under a fifth of a second, on one curve. With reduced motion turned on, nothing moves."
    >
      <Section title="Durations" text="ease-calm: cubic-bezier(0.2, 0.7, 0.2, 1)">
        <State initial={false}>
          {(away, set) => (
            <>
              <Button variant="secondary" onPress={() => set(!away)}>
                Play
              </Button>
              <ol className="mt-6 flex flex-col gap-4">
                {speeds.map(([name, classes, use]) => (
                  <li key={name} className="tabular grid grid-cols-[5rem_1fr] items-center gap-x-6 text-sm">
                    <span className="text-muted">{name}</span>
                    <span data-away={away} className="group/track relative h-9 rounded-full bg-sunken">
                      <span
                        className={`absolute top-1 start-1 size-7 rounded-full bg-accent transition-[inset] ease-calm group-data-[away=true]/track:start-[calc(100%-2rem)] ${classes}`}
                      />
                    </span>
                    <span className="col-start-2 text-muted">{use}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
        </State>
      </Section>
      <Section title="Rules">
        <ul className="grid max-w-2xl gap-2 text-[0.9375rem]">
          <li>Only position, size, and opacity animate; colors fade.</li>
          <li>Only spinners and skeletons loop, and both stop with reduced motion.</li>
          <li>Text never moves while it’s read: no autoplaying carousels, no parallax.</li>
          <li>Pages don’t jump as they load; skeletons have the shape of the content.</li>
        </ul>
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};
