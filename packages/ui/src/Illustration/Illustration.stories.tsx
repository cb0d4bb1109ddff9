import type { Meta } from '@storybook/react-vite';
import { Illustration } from './Illustration.tsx';
import type { Story } from '../internal/story/Story.ts';

const meta = {
  title: 'Feedback/Illustration',
  component: Illustration,
  parameters: { width: 900 },
} satisfies Meta<typeof Illustration>;
export default meta;

const names = [
  'compass',
  'map',
  'suitcase',
  'letter',
  'horizon',
  'calendar',
  'search',
  'coins',
  'broken',
] as const;
export const Playground: Story = { args: { name: 'map', className: 'w-48' } };

export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-3 gap-8">
      {names.map((name) => (
        <li key={name} className="flex flex-col items-center gap-2 text-sm text-muted">
          <Illustration name={name} className="w-32" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Dark: Story = { ...All, globals: { scheme: 'dark' } };
