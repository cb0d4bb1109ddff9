import type { Meta } from '@storybook/react-vite';
import GroupChanged$ from './mails/GroupChanged.tsx';
import PricingApproved$ from './mails/PricingApproved.tsx';
import TripApproved$ from './mails/TripApproved.tsx';
import TripCancelled$ from './mails/TripCancelled.tsx';
import TripLaunched$ from './mails/TripLaunched.tsx';
import TripMessage$ from './mails/TripMessage.tsx';
import TripPromotion$ from './mails/TripPromotion.tsx';
import TripRequested$ from './mails/TripRequested.tsx';
import TripRequestRejected$ from './mails/TripRequestRejected.tsx';
import { story } from './story/mailStory.tsx';

const meta = { title: 'Emails/Trip', tags: ['!autodocs'] } satisfies Meta;
export default meta;

// To hosts and operators no order is told.
const noOrder = { Order: { ID: '' } };

export const TripRequested = story(TripRequested$, noOrder);
export const TripRequestRejected = story(TripRequestRejected$, {
  ...noOrder,
  Reason: 'The mountain road is closed in that week.',
});
export const TripApproved = story(TripApproved$, noOrder);
export const PricingApproved = story(PricingApproved$, noOrder);
export const TripLaunched = story(TripLaunched$, noOrder);
export const TripCancelled = story(TripCancelled$, {
  Reason: 'Too few travelers have booked.',
});
export const GroupChanged = story(GroupChanged$, { ...noOrder, Person: 'Ada Byron', Other: 'Noor Haddad' });
export const TripPromotion = story(TripPromotion$, {
  ...noOrder,
  Headline: 'Walk the old paths with me',
  Paragraphs: [
    { Text: 'Three years ago I walked here for the first time.' },
    { Text: 'This spring I go back, and you can come along.' },
  ],
  Unsubscribe: 'https://acme.test/public/unsubscribe/1',
  Opened: '',
});
export const TripMessage = story(TripMessage$, {
  Headline: 'What to pack',
  Paragraphs: [{ Text: 'Nights are cold up there: bring a warm layer.' }],
});
