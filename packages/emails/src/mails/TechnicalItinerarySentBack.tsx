import { Each, field, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Please change the technical itinerary of ${trip.name}`,
  preview: 'Here’s what to change before we can approve it.',
  body: (
    <>
      <Title>The technical itinerary needs changes</Title>
      <P>We reviewed the technical itinerary. Please make these changes and submit it again.</P>
      <Each of="Paragraphs">
        <P>{field('Text')}</P>
      </Each>
      <TripBox />
      <Action>Edit technical itinerary</Action>
    </>
  ),
});
