import type { Meta } from '@storybook/react-vite';
import DisputeDue$ from './mails/DisputeDue.tsx';
import { story } from './story/mailStory.tsx';

const meta = { title: 'Emails/Dispute', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const DisputeDue = story(
  DisputeDue$,
  { Picture: '', Face: '', Person: 'Ana Duarte', Until: 'February 12, 2027, 11:59 PM WET' },
  { Person: 'Ana Duarte', Until: '12. Februar 2027, 23:59 WEZ' },
);
