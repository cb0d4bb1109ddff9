import { Each, field, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

const host = when('Trip.HostName', trip.host, 'us');

export default mail({
  subject: when('Headline', field('Headline'), `Travel with ${host}: ${trip.name}`),
  preview: `${trip.destination}, ${trip.dates}`,
  body: (
    <>
      <Title>Come with me!</Title>
      <Each of="Paragraphs">
        <P>{field('Text')}</P>
      </Each>
      <TripBox />
      <Action>See trip</Action>
    </>
  ),
});
