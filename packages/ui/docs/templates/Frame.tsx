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

/** A portal shell with a fictional brand, for page templates. */
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
