import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Set your prices for ${trip.name}`,
  preview: 'Your trip is ready for pricing.',
  body: (
    <>
      <Title>Time to set your prices</Title>
      <P>
        Your trip’s costs are final. Set your prices, see what you’ll earn, and sign the services agreement.
        Then you can launch.
      </P>
      <TripBox />
      <Action>Set prices</Action>
    </>
  ),
});
