import type { Meta } from '@storybook/react-vite';
import OpeningConfirm$ from './mails/OpeningConfirm.tsx';
import TripOpened$ from './mails/TripOpened.tsx';
import { story } from './story/mailStory.tsx';

const meta = { title: 'Emails/Opening', tags: ['!autodocs'] } satisfies Meta;
export default meta;

// People who wait for a trip have no order.
const noOrder = { Order: { ID: '' } };

export const OpeningConfirm = story(
  OpeningConfirm$,
  { ...noOrder, Name: '', Headline: 'Slow Lisbon and the Alentejo coast' },
  { Headline: 'Lissabon und die Küste des Alentejo' },
);
export const TripOpened = story(TripOpened$, {
  ...noOrder,
  Name: '',
  Headline: 'Slow Lisbon and the Alentejo coast',
  Unsubscribe: 'https://acme.test/public/unsubscribe/1',
  Opened: '',
});
