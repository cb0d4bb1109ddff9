import { Each, field, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

const host = when('Trip.HostName', trip.host, 'Your host');

export default mail({
  subject: when('Headline', field('Headline'), `About ${trip.name}`),
  preview: `${host} sent you a message about ${trip.name}`,
  body: (
    <>
      <Title>{`A message from ${host}`}</Title>
      <Each of="Paragraphs">
        <P>{field('Text')}</P>
      </Each>
      <TripBox />
      <Action>Open trip</Action>
    </>
  ),
});
