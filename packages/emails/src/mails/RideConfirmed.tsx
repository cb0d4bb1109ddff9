import { ride, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';
import { RideBox } from '../parts/RideBox.tsx';

export default mail({
  subject: `Your ride on ${ride.when} is confirmed`,
  preview: `From ${ride.from} to ${ride.to}.`,
  body: (
    <>
      <Title>Your ride is confirmed</Title>
      <P>Your ride on {trip.name} is set. Here’s when and where your driver will meet you.</P>
      <RideBox />
      <Action>See ride</Action>
      <Note>We’ll email you when we know who your driver is.</Note>
    </>
  ),
});
