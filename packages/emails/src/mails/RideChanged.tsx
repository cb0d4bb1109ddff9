import { reason, ride, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title } from '../parts/parts.tsx';
import { RideBox } from '../parts/RideBox.tsx';

export default mail({
  subject: `Update on your ride on ${ride.when}`,
  preview: 'There’s an update from the transfer company.',
  body: (
    <>
      <Title>An update on your ride</Title>
      <P>There’s an update on your ride on {trip.name}.</P>
      <P>{reason}</P>
      <RideBox />
      <Action>See ride</Action>
    </>
  ),
});
