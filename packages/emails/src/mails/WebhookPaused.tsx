import { field } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

const reason = field('Reason');
const address = field('File');

export default mail({
  subject: 'A webhook subscription was paused',
  preview: 'Events wait until you resume it.',
  body: (
    <>
      <Title>A webhook subscription was paused</Title>
      <P>Events could not be delivered to {address}.</P>
      <P>{reason}</P>
      <Action>Open the portal</Action>
      <Note>Nothing is lost: once you resume the subscription, it goes on where it stopped.</Note>
    </>
  ),
});
