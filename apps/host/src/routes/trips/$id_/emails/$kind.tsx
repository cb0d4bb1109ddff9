import { createFileRoute } from '@tanstack/react-router';
import { PreviewNotLoaded } from '../../../../preview/PreviewNotLoaded.tsx';
import { EmailEditor } from '../../../../promote/EmailEditor.tsx';
import { titles } from '../../../../titles/messages.ts';

/** Standalone, without the trip's header and tabs, to leave room for the text and the email. */
export const Route = createFileRoute('/trips/$id_/emails/$kind')({
  staticData: { title: titles.email, layout: 'bare', isWide: true },
  component: EditorRoute,
  errorComponent: PreviewNotLoaded,
});

function EditorRoute() {
  const { id, kind } = Route.useParams();
  return <EmailEditor key={kind} id={id} kind={kind} />;
}
