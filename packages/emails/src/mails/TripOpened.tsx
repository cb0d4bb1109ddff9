import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `${trip.name} is open for booking`,
  preview: 'You asked us to tell you. Here are the dates and the link.',
  body: (
    <>
      <Title>Booking is open</Title>
      <P>You asked us to tell you: {trip.name} can be booked now.</P>
      <TripBox />
      <Action>See the trip</Action>
      <Note>This is the only email we send about it.</Note>
    </>
  ),
});
