import { field } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

const brand = field('Brand');
const server = field('File');

export default mail({
  subject: `Test e-mail of ${brand}`,
  preview: 'Your e-mails arrive.',
  body: (
    <>
      <Title>Your e-mails arrive</Title>
      <P>
        This is how e-mails of {brand} look to their readers. It was sent by {server}.
      </P>
      <Action>Open the settings</Action>
      <Note>You asked for this e-mail in the settings of the marketplace.</Note>
    </>
  ),
});
