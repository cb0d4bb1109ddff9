import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useHost } from '../host/useHost.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** The steps to a trip: surveying the audience and, above level 0, the itineraries (H-086, H-087). */
export function GetGoing() {
  const { level } = useHost();
  return (
    <EmptyState
      art="suitcase"
      title={words.none}
      action={
        <>
          {level > 0 && <LinkButton href={paths.itineraries}>{words.explore}</LinkButton>}
          <LinkButton href={paths.survey} variant={level > 0 ? 'secondary' : 'primary'}>
            {words.survey}
          </LinkButton>
        </>
      }
    >
      {words.noneText}
    </EmptyState>
  );
}
