import { RichText } from '@caravan/ui/RichText';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTenant } from '../story/withTenant.tsx';
import { Article } from './Article.tsx';

const text =
  '<h2>Booking</h2><p>A booking holds as soon as we confirm it. Until then you can <strong>withdraw</strong> it at any time.</p><h3>Payment</h3><ul><li>A deposit when you book</li><li>The balance before the trip</li></ul><blockquote>Write to us before you travel if anything changes.</blockquote><table><tbody><tr><th>Days before the trip</th><th>Refund</th></tr><tr><td>60 or more</td><td>All but the deposit</td></tr></tbody></table>';

const meta = {
  title: 'Shell/Article',
  component: Article,
  decorators: [withTenant],
  args: {
    title: 'Terms and conditions',
    language: 'en',
    version: 3,
    publishedAt: '2026-11-26T10:00:00Z',
    children: <RichText html={text} />,
  },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {};
export const Draft: Story = {
  render: () => (
    <Article title="Terms and conditions" language="en">
      <RichText html={text} />
    </Article>
  ),
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
