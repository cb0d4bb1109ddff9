import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your itinerary ${trip.name} is approved`,
  preview: 'Hosts can find it and request it now.',
  body: (
    <>
      <Title>Your itinerary is live</Title>
      <P>We reviewed and approved your itinerary. Hosts can find it and request it now.</P>
      <TripBox />
      <Action>See itinerary</Action>
    </>
  ),
});
