import { Each, field, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `We need something from you to finish the report of ${trip.name}`,
  preview: 'Here’s what is missing.',
  body: (
    <>
      <Title>The earnings report is on hold</Title>
      <P>Before we can approve the earnings report, please take care of this.</P>
      <Each of="Paragraphs">
        <P>{field('Text')}</P>
      </Each>
      <TripBox />
      <Action>Open trip</Action>
    </>
  ),
});
