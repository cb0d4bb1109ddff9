import type { Meta, StoryObj } from '@storybook/react-vite';
import { State } from '../internal/story/State.tsx';
import { RadioCards } from './RadioCards.tsx';

const meta = { title: 'Forms/RadioCards', component: RadioCards, parameters: { width: 440 } } satisfies Meta<
  typeof RadioCards
>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <State<string | null> initial={'plus'}>
      {(value, set) => (
        <RadioCards
          label="Package"
          value={value}
          onChange={set}
          columns={2}
          options={[
            {
              id: 'base',
              title: 'Essential',
              description: 'Hotels, transfers and breakfast.',
              aside: '$1,980',
            },
            {
              id: 'plus',
              title: 'Signature',
              description: 'With all dinners and a sailing day.',
              aside: '$2,450',
            },
            {
              id: 'max',
              title: 'Grand',
              description: 'Not available for these dates.',
              aside: '$3,120',
              isDisabled: true,
            },
          ]}
        />
      )}
    </State>
  ),
};

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
