import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Trip request withdrawn: ${trip.name}`,
  preview: 'You don’t need to review it anymore.',
  body: (
    <>
      <Title>A host withdrew a request</Title>
      <P>The host took this request back. You don’t need to do anything: the dates are free again.</P>
      <TripBox />
      <Action>See request</Action>
    </>
  ),
});
