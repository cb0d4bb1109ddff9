import { brand, name, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Code, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: `Activate your ${brand} account`,
  preview: 'One step to your trips: choose a password.',
  body: (
    <>
      <Title>Welcome{when('Name', `, ${name}`)}</Title>
      <P>
        Your {brand} account is ready. Choose a password to open it: your trips, payments and everything you
        need before you travel are waiting there.
      </P>
      <Action>Activate your account</Action>
      <Code />
      <Note>
        The link works once and for 14 days, the code for one day. If you did not expect this mail, you can
        ignore it.
      </Note>
    </>
  ),
});
