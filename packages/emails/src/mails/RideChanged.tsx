import { reason, ride, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title } from '../parts/parts.tsx';
import { RideBox } from '../parts/RideBox.tsx';

export default mail({
  subject: `News of your ride on ${ride.when}`,
  preview: 'The transfer company has told us something new.',
  body: (
    <>
      <Title>News of your ride</Title>
      <P>The transfer company has told us something new about your ride on {trip.name}.</P>
      <P>{reason}</P>
      <RideBox />
      <Action>See your ride</Action>
    </>
  ),
});
