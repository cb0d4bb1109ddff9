import { field } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

const brand = field('Brand');
const server = field('File');

export default mail({
  subject: `Test email from ${brand}`,
  preview: 'Your emails are working.',
  body: (
    <>
      <Title>Your emails are working</Title>
      <P>
        This is how emails from {brand} look. {server} sent this one.
      </P>
      <Action>Open settings</Action>
      <Note>You requested this email in your marketplace settings.</Note>
    </>
  ),
});
