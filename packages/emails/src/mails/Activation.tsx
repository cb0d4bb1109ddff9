import { brand, name, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Code, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: `Activate your ${brand} account`,
  preview: 'Choose a password and you’re in.',
  body: (
    <>
      <Title>Welcome{when('Name', `, ${name}`)}</Title>
      <P>
        Your {brand} account is ready. Choose a password to see your trips, payments, and everything you need
        before you travel.
      </P>
      <Action>Activate account</Action>
      <Code />
      <Note>
        The link works once and expires in 14 days. The code expires in one day. Didn’t expect this email? You
        can ignore it.
      </Note>
    </>
  ),
});
