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
      <P>The transfer company drives you on your trip {trip.name}. Here is when and where you are met.</P>
      <RideBox />
      <Action>See your ride</Action>
      <Note>You will hear from us once your driver is known.</Note>
    </>
  ),
});
