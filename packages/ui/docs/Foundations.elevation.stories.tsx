import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Section } from './Page.tsx';

const meta = {
  title: 'Foundations/Elevation',
  parameters: { frame: false },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Elevation: Story = {
  render: () => (
    <Page
      kicker="Foundations"
      title="Three heights, no more"
      lead="Borders separate content on the page. Shadows are for what floats above it."
    >
      <Section title="Heights">
        <ul className="grid gap-8 sm:grid-cols-3">
          {[
            ['On the page', 'A hairline. Cards, tables, fields.', 'border border-line'],
            ['Raised', 'A hint of shadow, for anything clickable.', 'border border-line shadow-raised'],
            ['Above', 'Menus, dialogs, toasts, and dragged items.', 'border border-line shadow-overlay'],
          ].map(([title, text, classes]) => (
            <li key={title} className={`rounded-lg bg-raised p-6 ${classes}`}>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Order" text="What can cover what, from bottom to top.">
        <ol className="tabular grid gap-2 text-sm">
          {[
            ['20', 'sticky navigators'],
            ['30', 'the save bar, the bottom bar'],
            ['70', 'drawers, sheets, dialogs, and their backdrop'],
            ['90', 'toasts'],
            ['95', 'dragged items'],
            ['100', 'the skip link'],
          ].map(([z, what]) => (
            <li key={z} className="flex gap-6 border-t border-line py-2.5">
              <span className="w-12 text-muted">{z}</span>
              {what}
            </li>
          ))}
        </ol>
      </Section>
    </Page>
  ),
};

export const Dark: Story = { ...Elevation, globals: { scheme: 'dark' } };
