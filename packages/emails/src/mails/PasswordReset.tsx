import { brand } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Code, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: `Reset your ${brand} password`,
  preview: 'This link expires in one hour.',
  body: (
    <>
      <Title>Reset your password</Title>
      <P>We got a request to reset the password for your {brand} account. Choose a new one below.</P>
      <Action>Choose new password</Action>
      <Code />
      <Note>
        The link works once and expires in one hour. The code expires in 15 minutes. Wasn’t you? Ignore this
        email and your password stays the same.
      </Note>
    </>
  ),
});
