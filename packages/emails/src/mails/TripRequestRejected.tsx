import { If, reason, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your request for ${trip.name} was turned down`,
  preview: 'Other dates and itineraries are open to you.',
  body: (
    <>
      <Title>This trip can not run as requested</Title>
      <P>
        The operator can not run this trip on the dates you asked for. Other dates and itineraries are open to
        you.
      </P>
      <If field="Reason">
        <P>{reason}</P>
      </If>
      <TripBox />
      <Action>Find another trip</Action>
    </>
  ),
});
