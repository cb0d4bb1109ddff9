import { toApiError } from '@caravan/sdk';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { type ErrorComponentProps, useParams } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { TripNotLoaded } from '../workspace/TripNotLoaded.tsx';
import { words } from './messages.ts';
import { PreviewShell } from './PreviewShell.tsx';

/** For a trip without a page, says when it gets one; other errors are handled as on the trip's other pages. */
export function PreviewNotLoaded(props: ErrorComponentProps) {
  const { id } = useParams({ from: '/trips/$id_/preview' });
  const error = toApiError(props.error);
  if (error.code !== 'illegal_state') return <TripNotLoaded {...props} />;
  return (
    <PreviewShell id={id} trip={words.trip}>
      <EmptyState title={words.none} action={<LinkButton href={paths.trip(id)}>{words.back}</LinkButton>}>
        {error.message}
      </EmptyState>
    </PreviewShell>
  );
}
