import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Set your prices for ${trip.name}`,
  preview: 'Your trip is ready to be priced.',
  body: (
    <>
      <Title>Time to set your prices</Title>
      <P>
        The costs of your trip are final. Choose your prices, see what you earn, and accept the services
        agreement to move on to your launch.
      </P>
      <TripBox />
      <Action>Set your prices</Action>
    </>
  ),
});
