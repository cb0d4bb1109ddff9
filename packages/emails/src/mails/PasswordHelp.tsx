import { brand, name, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: `Choose a new ${brand} password`,
  preview: 'Only you can change your password.',
  body: (
    <>
      <Title>Choose a new password{when('Name', `, ${name}`)}</Title>
      <P>
        {brand} sent you this so you can choose a new password. Open the page and enter your email, and we’ll
        send you a link and a code right away.
      </P>
      <Action>Reset password</Action>
      <Note>Know your password? Ignore this email. Nothing has changed.</Note>
    </>
  ),
});
