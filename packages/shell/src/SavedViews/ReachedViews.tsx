import { Button } from '@caravan/ui/Button';
import { Bookmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAddress } from '../list/useAddress.ts';
import { words } from '../ListPage/messages.ts';
import type { SavedViews, SavedViewsProps } from './SavedViews.tsx';

/** What somebody does who is about to use the page. */
const reaches = ['pointermove', 'pointerdown', 'keydown'] as const;

/** The saved views of a list. Their code comes when somebody reaches for the page: most visits leave a list as it is. */
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
        // Whoever reaches for it again tries again.
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
  // A press that is under way when the code arrives has lost its button by its end.
  return (
    <Button
      variant="ghost"
      icon={<Bookmark aria-hidden />}
      className="min-h-11 max-w-full"
      isPending={isWanted}
      onPressStart={() => setWanted(true)}
    >
      {words.views}
    </Button>
  );
}
