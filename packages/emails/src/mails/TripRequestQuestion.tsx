import { Each, field, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Question about ${trip.name}`,
  preview: when(
    'Person',
    `${field('Person')} has a question about the request.`,
    'There’s a question about the request.',
  ),
  body: (
    <>
      <Title>
        {when('Person', `${field('Person')} asks about this request`, 'A question about this request')}
      </Title>
      <Each of="Paragraphs">
        <P>{field('Text')}</P>
      </Each>
      <TripBox />
      <Action>Answer</Action>
    </>
  ),
});
