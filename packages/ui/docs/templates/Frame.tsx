import { CircleHelp, Compass, House, Map, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppShell } from '../../src/AppShell/AppShell.tsx';
import { Avatar } from '../../src/Avatar/Avatar.tsx';
import { IconButton } from '../../src/IconButton/IconButton.tsx';

const places = [
  { label: 'Home', icon: <House /> },
  { label: 'Trips', icon: <Map /> },
  { label: 'Audience', icon: <UsersRound /> },
  { label: 'Itineraries', icon: <Compass /> },
];

/** The shell of a portal with an invented brand, for templates. */
export function Frame({ current, children }: { current: string; children: ReactNode }) {
  return (
    <AppShell
      brand="Wayfare"
      nav={[
        {
          items: places.map((p) => ({
            ...p,
            href: `/${p.label.toLowerCase()}`,
            isCurrent: p.label === current,
          })),
        },
      ]}
      actions={
        <>
          <IconButton label="Help center" icon={<CircleHelp />} />
          <Avatar name="Ana Lima" badge="warning" badgeLabel="Profile incomplete" />
        </>
      }
    >
      {children}
    </AppShell>
  );
}
