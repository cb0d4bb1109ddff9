import { brand, name, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: `You’ve been added to ${brand}`,
  preview: 'Sign in with your password.',
  body: (
    <>
      <Title>Welcome{when('Name', `, ${name}`)}</Title>
      <P>
        You’ve been added to {brand}. You already have an account with this email, so just sign in with your
        password.
      </P>
      <Action>Sign in</Action>
      <Note>
        Forgot your password? Reset it on the sign-in page. Didn’t expect this email? You can ignore it.
      </Note>
    </>
  ),
});
