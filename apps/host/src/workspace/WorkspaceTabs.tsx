import type { Trip, TripTabTab } from '@caravan/sdk';
import { usePublicPath } from '@caravan/shell/PortalFrame';
import { TabBar } from '@caravan/ui/TabBar';
import { Button } from '@caravan/ui/Button';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type WorkspaceTabsProps = { trip: Trip };

const hasPage = (tab: TripTabTab): tab is keyof typeof words.tabs => tab in words.tabs;

/** The workspace's tabs, enabled and disabled by the server (H-135, H-136); a disabled one says why. */
export function WorkspaceTabs({ trip }: WorkspaceTabsProps) {
  const path = usePublicPath();
  const tabs = (trip.tabs ?? []).flatMap(({ tab, ...state }) =>
    hasPage(tab) ? [{ id: tab, ...state }] : [],
  );
  const open = tabs.filter((tab) => tab.enabled);
  const closed = tabs.filter((tab) => !tab.enabled);
  return (
    <div className="flex items-end gap-6 overflow-x-auto border-b border-line">
      <TabBar
        label={words.tabsLabel}
        className="border-b-0"
        items={open.map((tab) => ({
          href: paths.trip(trip.id, tab.id),
          label: words.tabs[tab.id],
          isCurrent: path.endsWith(`/${tab.id}`),
        }))}
      />
      {closed.map((tab) => (
        <Button
          key={tab.id}
          variant="ghost"
          size="sm"
          disabledReason={tab.reason}
          className="mb-1.5 -ms-2 text-[0.9375rem]"
        >
          {words.tabs[tab.id]}
        </Button>
      ))}
    </div>
  );
}
