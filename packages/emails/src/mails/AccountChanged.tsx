import { field, name, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: 'Your account was changed',
  preview: 'What was done to the way you sign in.',
  body: (
    <>
      <Title>Your account was changed{when('Name', `, ${name}`)}</Title>
      <P>The operators of the platform changed how you sign in. {field('Reason')}</P>
      <Action>Sign in</Action>
      <Note>If you did not ask for this, ask for a new password and write to us.</Note>
    </>
  ),
});
