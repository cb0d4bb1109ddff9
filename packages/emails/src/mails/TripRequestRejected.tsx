import { If, reason, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your request for ${trip.name} was declined`,
  preview: 'Try another date or itinerary.',
  body: (
    <>
      <Title>This trip cannot run as requested</Title>
      <P>The operator cannot run this trip on your dates. Try another date or itinerary.</P>
      <If field="Reason">
        <P>{reason}</P>
      </If>
      <TripBox />
      <Action>Find another trip</Action>
    </>
  ),
});
