import type { Meta, StoryObj } from '@storybook/react-vite';
import { State } from '../internal/story/State.tsx';
import { TimeSelect } from './TimeSelect.tsx';

const meta = { title: 'Forms/TimeSelect', component: TimeSelect, parameters: { width: 440 } } satisfies Meta<
  typeof TimeSelect
>;
export default meta;
type Story = StoryObj;

export const Ready: Story = {
  render: () => (
    <State<string | null> initial={'09:15'}>
      {(value, set) => (
        <TimeSelect label="Pickup" step={15} from="06:00" to="22:00" value={value} onChange={set} />
      )}
    </State>
  ),
};

export const RightToLeft: Story = { ...Ready, globals: { locale: 'ar-EG' } };

export const Dark: Story = { ...Ready, globals: { scheme: 'dark' } };

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
