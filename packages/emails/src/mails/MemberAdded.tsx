import { brand, name, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: `You've been added to ${brand}`,
  preview: 'Sign in with your password.',
  body: (
    <>
      <Title>Welcome{when('Name', `, ${name}`)}</Title>
      <P>
        You've been added to {brand}. You have an account with this email address already: sign in with the
        password you have. Nothing about it has changed.
      </P>
      <Action>Sign in</Action>
      <Note>
        If you have forgotten the password, you can ask for a new one on the sign-in page. If you did not
        expect this mail, you can ignore it.
      </Note>
    </>
  ),
});
