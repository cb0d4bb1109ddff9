import { field } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: `Confirm your email: ${field('Headline')}`,
  preview: 'One press, and we’ll let you know when it opens.',
  body: (
    <>
      <Title>Want to know when it opens?</Title>
      <P>
        You asked for one email when this opens for booking: {field('Headline')}. Confirm your address, and
        we’ll send it.
      </P>
      <Action>Confirm</Action>
      <Note>Didn’t ask for this? Ignore this email, and you won’t hear from us again.</Note>
    </>
  ),
});
