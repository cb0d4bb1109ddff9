import type { Trip } from '@caravan/sdk';
import { usePublicPath } from '@caravan/shell/PortalFrame';
import { TabBar } from '@caravan/ui/TabBar';
import { Button } from '@caravan/ui/Button';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { workspaceTabs } from './tabs.ts';

export type WorkspaceTabsProps = { trip: Trip };

/** The tabs of the workspace; a closed one says why. */
export function WorkspaceTabs({ trip }: WorkspaceTabsProps) {
  const path = usePublicPath();
  const tabs = workspaceTabs(trip.status);
  const open = tabs.filter((tab) => !tab.closed);
  const closed = tabs.filter((tab) => tab.closed);
  return (
    <div className="flex items-end gap-6 overflow-x-auto border-b border-line">
      <TabBar
        label={words.tabsLabel}
        className="border-b-0"
        items={open.map((tab) => ({
          href: paths.trip(trip.id, tab.id),
          label: tab.label,
          isCurrent: path.endsWith(`/${tab.id}`),
        }))}
      />
      {closed.map((tab) => (
        <Button
          key={tab.id}
          variant="ghost"
          size="sm"
          disabledReason={tab.closed}
          className="mb-1.5 -ml-2 text-[0.9375rem]"
        >
          {tab.label}
        </Button>
      ))}
    </div>
  );
}
