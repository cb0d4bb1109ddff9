import { Each, field, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Answer about ${trip.name}`,
  preview: when(
    'Person',
    `${field('Person')} answered about the request.`,
    'There’s an answer about the request.',
  ),
  body: (
    <>
      <Title>{when('Person', `${field('Person')} answered`, 'An answer about this request')}</Title>
      <Each of="Paragraphs">
        <P>{field('Text')}</P>
      </Each>
      <TripBox />
      <Action>See request</Action>
    </>
  ),
});
