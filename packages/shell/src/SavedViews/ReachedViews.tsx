import { Button } from '@caravan/ui/Button';
import { Bookmark, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAddress } from '../list/useAddress.ts';
import { words } from '../ListPage/messages.ts';
import type { SavedViews, SavedViewsProps } from './SavedViews.tsx';

/** Events that signal that the user is about to interact with the page. */
const reaches = ['pointermove', 'pointerdown', 'keydown'] as const;

/** The button that downloads a list, as wide as with a count. Narrow screens have it in the menu of views. */
export const downloadLook = 'hidden! min-h-11 min-w-40 lg:inline-flex!';

/**
 * The saved views of a list, loaded when the user first interacts with the page, because most visits don't
 * change the list.
 */
export function ReachedViews(props: SavedViewsProps) {
  const [address] = useAddress();
  const [isReached, setReached] = useState(false);
  const [wanted, setWanted] = useState<SavedViewsProps['wanted']>();
  const [loaded, setLoaded] = useState<{ Views: typeof SavedViews }>();
  const isNeeded = isReached || wanted !== undefined || address.view !== undefined;
  useEffect(() => {
    if (isNeeded) {
      import('./SavedViews.tsx').then(
        (m) => setLoaded({ Views: m.SavedViews }),
        // A failed load is retried on the next interaction.
        () => {
          setReached(false);
          setWanted(undefined);
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
  if (loaded) return <loaded.Views {...props} {...(wanted && { wanted })} />;
  // Swapping a button during a press would lose the press.
  return (
    <>
      <Button
        variant="ghost"
        icon={<Bookmark aria-hidden />}
        className="min-h-11 max-w-full"
        isPending={wanted === 'views'}
        onPressStart={() => setWanted('views')}
      >
        {words.views}
      </Button>
      <Button
        variant="ghost"
        icon={<Download aria-hidden />}
        className={downloadLook}
        isPending={wanted === 'download'}
        onPressStart={() => setWanted('download')}
      >
        {words.download}
      </Button>
    </>
  );
}
