import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your trip ${trip.name} is approved`,
  preview: 'Good news: it’s a yes.',
  body: (
    <>
      <Title>The operator approved your trip</Title>
      <P>
        Good news: the operator reviewed and approved your request. We’re preparing the pricing and will email
        you when you can set your prices.
      </P>
      <TripBox />
      <Action>See trip</Action>
    </>
  ),
});
