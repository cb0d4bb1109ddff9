import { field } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

const file = field('File');

export default mail({
  subject: `Your file ${file} is ready`,
  preview: 'Download it now.',
  body: (
    <>
      <Title>Your file is ready</Title>
      <P>Your export is ready: {file}.</P>
      <Action>Download file</Action>
      <Note>You’ll need to sign in to download it.</Note>
    </>
  ),
});
