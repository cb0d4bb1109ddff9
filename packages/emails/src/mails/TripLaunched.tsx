import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `${trip.name} is live`,
  preview: 'Travelers can book now.',
  body: (
    <>
      <Title>Your trip is live!</Title>
      <P>
        Travelers can book now. Share your trip page with your audience. Most bookings come in the first few
        days.
      </P>
      <TripBox />
      <Action>See trip</Action>
    </>
  ),
});
