import { Button } from '@caravan/ui/Button';
import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAddress } from '../list/useAddress.ts';
import { words } from '../ListPage/messages.ts';
import type { SavedViews, SavedViewsProps } from './SavedViews.tsx';

/** Events that signal that the user is about to interact with the page. */
const reaches = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The saved views of a list, loaded when the user first interacts with the page, because most visits don't
 * change the list.
 */
export function ReachedViews(props: SavedViewsProps) {
  const [address] = useAddress();
  const [isReached, setReached] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<{ Views: typeof SavedViews }>();
  const isNeeded = isReached || isWanted || address.view !== undefined;
  useEffect(() => {
    if (isNeeded) {
      import('./SavedViews.tsx').then(
        (m) => setLoaded({ Views: m.SavedViews }),
        // A failed load is retried on the next interaction.
        () => {
          setReached(false);
          setWanted(false);
        },
      );
      return;
    }
    const reach = () => setReached(true);
    for (const name of reaches) document.addEventListener(name, reach, { passive: true });
    return () => {
      for (const name of reaches) document.removeEventListener(name, reach);
    };
  }, [isNeeded]);
  if (loaded) return <loaded.Views {...props} isWanted={isWanted} />;
  // Swapping the button during a press would lose the press.
  return (
    <Button
      variant="ghost"
      icon={<Bookmark aria-hidden />}
      className="min-h-11 max-w-full lg:me-43"
      isPending={isWanted}
      onPressStart={() => setWanted(true)}
    >
      {words.views}
    </Button>
  );
}
