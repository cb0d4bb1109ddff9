import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.ts';
import { Page, Section } from './Page.tsx';

const meta = { title: 'Foundations/Icons', parameters: { frame: false }, tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Icons: Story = {
  render: () => (
    <Page
      kicker="Foundations"
      title="Small, plain, and rarely on their own"
      lead="Lucide, imported by name from 'lucide-react' so that only the icons in use are loaded. An icon supports a word; without one, its button has the word as its label and tooltip."
    >
      {Object.entries(icons.groups).map(([title, group]) => (
        <Section key={title} title={title}>
          <ul className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-6">
            {Object.entries(group).map(([name, Icon]) => (
              <li
                key={name}
                className="flex flex-col items-center gap-2 text-center text-[0.8125rem] text-muted"
              >
                <Icon aria-hidden className="size-6 text-ink" strokeWidth={1.75} />
                {name}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title="Sizes and direction">
        <ul className="grid max-w-2xl gap-2 text-[0.9375rem]">
          <li>16 px beside text, 18 px in icon buttons, 20 px in the side menu. Components set it.</li>
          <li>
            Arrows and chevrons that mean forward or back are mirrored in right-to-left languages; a play icon
            is not.
          </li>
        </ul>
      </Section>
    </Page>
  ),
};
