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
      <P>The export you asked for is finished: {file}.</P>
      <Action>Download the file</Action>
      <Note>You need to be signed in to download it.</Note>
    </>
  ),
});
