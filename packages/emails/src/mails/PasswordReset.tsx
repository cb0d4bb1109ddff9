import { brand } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Code, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: `Reset your ${brand} password`,
  preview: 'Choose a new password within the hour.',
  body: (
    <>
      <Title>Reset your password</Title>
      <P>
        Somebody, hopefully you, asked for a new password for your {brand} account. Use the button to choose
        one.
      </P>
      <Action>Choose a new password</Action>
      <Code />
      <Note>
        The link works once and for one hour, the code for 15 minutes. If it was not you, ignore this mail:
        your password stays as it is.
      </Note>
    </>
  ),
});
