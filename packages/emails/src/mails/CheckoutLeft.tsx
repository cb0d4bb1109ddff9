import { Each, field, order, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Finish booking ${trip.name}`,
  preview: 'Your choices are saved. Continue on any device.',
  body: (
    <>
      <Title>Pick up where you left off</Title>
      <P>You asked us for this link. We saved what you chose, but your spots are open to others again.</P>
      <TripBox />
      <Each of="Order.Lines">
        <P>
          {field('Label')}: {field('Amount')}
        </P>
      </Each>
      <P>Total: {order.total}</P>
      <Action>Continue booking</Action>
      <Note>This is the only email we send about it.</Note>
    </>
  ),
});
