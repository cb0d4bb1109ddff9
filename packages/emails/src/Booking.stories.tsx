import type { Meta } from '@storybook/react-vite';
import AutomaticPaymentFailed$ from './mails/AutomaticPaymentFailed.tsx';
import BankDebitFailed$ from './mails/BankDebitFailed.tsx';
import BankDebitOnItsWay$ from './mails/BankDebitOnItsWay.tsx';
import BookingConfirmed$ from './mails/BookingConfirmed.tsx';
import BookingMoved$ from './mails/BookingMoved.tsx';
import BookingReceived$ from './mails/BookingReceived.tsx';
import BookingRefunded$ from './mails/BookingRefunded.tsx';
import BookingRejected$ from './mails/BookingRejected.tsx';
import OrderNotPlaced$ from './mails/OrderNotPlaced.tsx';
import PayerChanged$ from './mails/PayerChanged.tsx';
import PaymentReceipt$ from './mails/PaymentReceipt.tsx';
import PaymentReminder$ from './mails/PaymentReminder.tsx';
import CheckoutLeft$ from './mails/CheckoutLeft.tsx';
import BookingCancelled$ from './mails/BookingCancelled.tsx';
import BookingChanged$ from './mails/BookingChanged.tsx';
import RideCancelled$ from './mails/RideCancelled.tsx';
import RideChanged$ from './mails/RideChanged.tsx';
import RideConfirmed$ from './mails/RideConfirmed.tsx';
import TravelerJoined$ from './mails/TravelerJoined.tsx';
import TravelerReplaced$ from './mails/TravelerReplaced.tsx';
import WaitlistExpired$ from './mails/WaitlistExpired.tsx';
import WaitlistJoined$ from './mails/WaitlistJoined.tsx';
import WaitlistOffered$ from './mails/WaitlistOffered.tsx';
import { story } from './story/mailStory.tsx';
import { german, sample } from './story/sample.ts';

const meta = { title: 'Emails/Booking', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const BookingReceived = story(BookingReceived$);
export const BookingConfirmed = story(BookingConfirmed$);
export const BookingRejected = story(BookingRejected$);
export const BookingRefunded = story(BookingRefunded$);
export const OrderNotPlaced = story(
  OrderNotPlaced$,
  { Reason: 'Someone else booked the last spots while your payment was on its way.' },
  { Reason: 'Die letzten Plätze hat jemand gebucht, während deine Zahlung unterwegs war.' },
);
export const PaymentReceipt = story(PaymentReceipt$);
export const PaymentReminder = story(PaymentReminder$);
export const PaymentOverdue = story(PaymentReminder$, { Overdue: true });
export const AutomaticPaymentFailed = story(
  AutomaticPaymentFailed$,
  { Reason: 'Your card has expired. Try another card.' },
  { Reason: 'Deine Karte ist abgelaufen. Versuch es mit einer anderen.' },
);
const unpaid = { Reason: 'Your bank didn’t pay the debit. Try again or use a card.' };
const unpaidGerman = {
  Reason: 'Deine Bank hat die Lastschrift nicht eingelöst. Versuch es noch einmal oder nimm eine Karte.',
};
/** For a checkout that has no order yet. */
const unordered = { Order: { ...sample.Order, ID: '', Due: '' } };
export const BankDebitOnItsWay = story(BankDebitOnItsWay$);
export const DepositDebitOnItsWay = story(BankDebitOnItsWay$, unordered, unordered);
export const BankDebitFailed = story(
  BankDebitFailed$,
  { ...unpaid, Until: '' },
  { ...unpaidGerman, Until: '' },
);
export const BankDebitFailedOverdue = story(
  BankDebitFailed$,
  { ...unpaid, Until: '', Overdue: true },
  { ...unpaidGerman, Until: '', Overdue: true },
);
export const DepositDebitFailed = story(
  BankDebitFailed$,
  { ...unpaid, ...unordered },
  { ...unpaidGerman, ...unordered },
);
export const BookingCancelled = story(
  BookingCancelled$,
  { Reason: '2 of 2 spots are canceled.' },
  { Reason: '2 von 2 Plätzen sind storniert.' },
);
export const BookingChanged = story(BookingChanged$);
export const BookingMoved = story(BookingMoved$, { Other: 'Lisbon and the Silver Coast' });
export const PayerChanged = story(PayerChanged$, { Person: 'Ada Byron' });
export const TravelerReplaced = story(TravelerReplaced$, { Person: 'Ada Byron' });
export const TravelerJoined = story(TravelerJoined$, { Person: 'Ada Byron' });
export const RideConfirmed = story(RideConfirmed$);
export const RideChanged = story(
  RideChanged$,
  { Reason: 'Ana Duarte is your driver.', Ride: { ...sample.Ride, Driver: 'Ana Duarte, +1 202 555 0111' } },
  { Reason: 'Ana Duarte fährt dich.', Ride: { ...german.Ride, Driver: 'Ana Duarte, +1 202 555 0111' } },
);
export const RideCancelled = story(
  RideCancelled$,
  { Reason: 'The transfer company canceled the ride.' },
  { Reason: 'Der Fahrdienst hat die Fahrt storniert.' },
);
export const WaitlistExpired = story(WaitlistExpired$);
export const WaitlistJoined = story(WaitlistJoined$);
export const WaitlistOffered = story(WaitlistOffered$);
export const CheckoutLeft = story(CheckoutLeft$);
