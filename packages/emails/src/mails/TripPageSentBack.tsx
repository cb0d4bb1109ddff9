import { Each, field, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Please change your page for ${trip.name}`,
  preview: 'Here’s what to change before we can publish it.',
  body: (
    <>
      <Title>Your trip page needs changes</Title>
      <P>We reviewed your page. Please make these changes and send it for review again.</P>
      <Each of="Paragraphs">
        <P>{field('Text')}</P>
      </Each>
      <TripBox />
      <Action>Edit trip page</Action>
    </>
  ),
});
