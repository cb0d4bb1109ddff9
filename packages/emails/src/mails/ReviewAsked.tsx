import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `How was ${trip.name}?`,
  preview: 'Tell others what the trip was like. It takes a minute.',
  body: (
    <>
      <Title>How was your trip?</Title>
      <P>
        Welcome back! Rate {trip.name} and say what others should know. Your review helps your host, and
        people who are choosing a trip.
      </P>
      <TripBox />
      <Action>Write a review</Action>
    </>
  ),
});
