import { field } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

const reason = field('Reason');
const address = field('File');

export default mail({
  subject: 'Your webhook has been paused',
  preview: 'Resume it to get events again.',
  body: (
    <>
      <Title>Your webhook has been paused</Title>
      <P>We couldn’t deliver events to {address}.</P>
      <P>{reason}</P>
      <Action>Open portal</Action>
      <Note>Nothing is lost. Resume the webhook and it picks up where it left off.</Note>
    </>
  ),
});
