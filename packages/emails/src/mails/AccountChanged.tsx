import { field, name, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: 'Your account was changed',
  preview: 'Something changed about how you sign in.',
  body: (
    <>
      <Title>Your account was changed{when('Name', `, ${name}`)}</Title>
      <P>A platform admin changed how you sign in. {field('Reason')}</P>
      <Action>Sign in</Action>
      <Note>Didn’t ask for this? Reset your password and contact us right away.</Note>
    </>
  ),
});
