import { brand, name, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: `How to get a new password for ${brand}`,
  preview: 'Only you can change your password.',
  body: (
    <>
      <Title>A new password{when('Name', `, ${name}`)}</Title>
      <P>
        {brand} sends you the way to a new password. Only you can change it: open the page, enter your email
        address, and a link and a code come to you at once.
      </P>
      <Action>Ask for a new password</Action>
      <Note>If you know your password, ignore this mail: nothing has changed.</Note>
    </>
  ),
});
