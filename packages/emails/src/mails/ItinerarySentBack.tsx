import { Each, field, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title, TripBox } from '../parts/parts.tsx';

const day = when('Day', `Day ${field('Day')} · `);

export default mail({
  subject: `Please change your itinerary ${trip.name}`,
  preview: 'Here’s what to change before we can approve it.',
  body: (
    <>
      <Title>Your itinerary needs changes</Title>
      <P>We reviewed your itinerary. Please make these changes and submit it again.</P>
      <Each of="Paragraphs">
        <P>{`${day}${when('About', `${field('About')}: `)}${field('Text')}`}</P>
      </Each>
      <TripBox />
      <Action>Edit itinerary</Action>
      <Note>You’ll see each comment beside what it is about.</Note>
    </>
  ),
});
