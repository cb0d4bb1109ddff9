import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your trip ${trip.name} is approved`,
  preview: 'The operator said yes.',
  body: (
    <>
      <Title>The operator approved your trip</Title>
      <P>
        Good news: the operator has reviewed your request and approved it. Your prices are being prepared now;
        you will hear from us as soon as you can set them.
      </P>
      <TripBox />
      <Action>View your trip</Action>
    </>
  ),
});
