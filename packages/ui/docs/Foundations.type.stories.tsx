import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from './Page.tsx';

const meta = { title: 'Foundations/Type', parameters: { frame: false }, tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const scale = [
  ['display-hero', '40 – 80 px', 'The title of a destination', 'display-hero'],
  ['display-title', '28 – 42 px', 'The title of a page', 'display-title'],
  ['display-heading', '24 px', 'The heading of a section or dialog', 'display-heading'],
  ['display text-xl', '20 px', 'The name of a trip on a card', 'display text-xl'],
  ['text-lg', '18 px', 'The lead below a title', 'text-lg'],
  ['text-[0.9375rem]', '15 px', 'Body text and fields', 'text-[0.9375rem]'],
  ['text-sm', '14 px', 'Tables, labels, buttons', 'text-sm'],
  ['text-[0.8125rem]', '13 px', 'Help, captions', 'text-[0.8125rem] text-muted'],
  ['kicker', '12 px', 'A line above a title', 'kicker'],
] as const;

export const Type: Story = {
  render: () => (
    <Page
      kicker="Foundations"
      title="A face to dream with, a face to decide with"
      lead="The tenant’s display face is for titles and place names. Geist is for everything people read, compare, or click."
    >
      <Section title="Scale">
        <ol>
          {scale.map(([name, size, use, classes]) => (
            <li
              key={name}
              className="grid items-baseline gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[11rem_1fr]"
            >
              <p className="text-[0.8125rem] text-muted">
                <span className="block font-medium text-ink">{name}</span>
                {size}
              </p>
              <p className={`${classes} min-w-0 break-words`}>{use}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Figures" text="Figures that people compare are tabular, all the same width.">
        <div className="grid gap-8 sm:grid-cols-2">
          <table className="w-full text-end">
            <caption className="pb-2 text-start text-sm font-medium">tabular</caption>
            <tbody className="tabular">
              {['$2,450.00', '$11,111.10', '−$980.75'].map((amount) => (
                <tr key={amount} className="border-t border-line">
                  <td className="py-2">{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="display tabular self-center text-6xl">$18,420</p>
        </div>
      </Section>
      <Section title="Measure">
        <p className="max-w-prose leading-relaxed">
          Body text stays under seventy characters per line. Titles are balanced across lines, paragraphs
          avoid ending on a single word, and nothing is justified. Only kickers are in all caps; everything
          else is in sentence case.
        </p>
      </Section>
    </Page>
  ),
};

export const Dark: Story = { ...Type, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { ...Type, globals: { locale: 'ar-EG' } };
