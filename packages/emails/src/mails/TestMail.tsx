import { field } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

const brand = field('Brand');
const server = field('File');

export default mail({
  subject: `Test email of ${brand}`,
  preview: 'Your emails arrive.',
  body: (
    <>
      <Title>Your emails arrive</Title>
      <P>
        This is how emails of {brand} look to their readers. It was sent by {server}.
      </P>
      <Action>Open the settings</Action>
      <Note>You asked for this email in the settings of the marketplace.</Note>
    </>
  ),
});
