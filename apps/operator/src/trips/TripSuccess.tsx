import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** O-025 */
export function TripSuccess({ id }: { id: string }) {
  return (
    <EmptyState
      title={words.success}
      art="horizon"
      action={<LinkButton href={paths.trip(id)}>{words.backToDetails}</LinkButton>}
    />
  );
}
