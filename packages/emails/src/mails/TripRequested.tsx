import { trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

const host = when('Trip.HostName', trip.host, 'A host');

export default mail({
  subject: `New trip request: ${trip.name}`,
  preview: `${host} would like to run this itinerary.`,
  body: (
    <>
      <Title>A host requested your itinerary</Title>
      <P>
        {host} would like to run this trip with you. Review the request, make any changes, and send it back.
      </P>
      <TripBox />
      <Action>Review request</Action>
    </>
  ),
});
