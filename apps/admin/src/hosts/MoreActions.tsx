import type { Host } from '@caravan/sdk';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { Ellipsis, HandHeart, ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

const ImportList = lazy(() => import('./ImportList.tsx'));
const Referrer = lazy(() => import('./Referrer.tsx'));

/** Less frequent actions for a host. */
export function MoreActions({ host }: { host: Host }) {
  const [asking, setAsking] = useState<'list' | 'referrer'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={words.more}
            icon={<Ellipsis aria-hidden />}
            variant="secondary"
            tooltip={false}
          />
        }
        items={[
          {
            id: 'list',
            label: words.importing.open,
            icon: <ListPlus aria-hidden />,
            onAction: () => setAsking('list'),
          },
          {
            id: 'referrer',
            label: words.referrer.open,
            icon: <HandHeart aria-hidden />,
            onAction: () => setAsking('referrer'),
          },
        ]}
      />
      <Suspense fallback={null}>
        {asking === 'list' && <ImportList host={host} onClose={close} />}
        {asking === 'referrer' && <Referrer host={host} onClose={close} />}
      </Suspense>
    </>
  );
}
