import { TextLink } from '@caravan/ui/TextLink';
import type { ReactNode } from 'react';

export interface ListItem {
  id: string;
  href: string;
  title: string;
  /** What to know about it, line by line. */
  meta: string;
  art?: string;
  badge?: ReactNode;
}
export interface ListGroup {
  id: string;
  title: string;
  items: ListItem[];
}
export type SideListProps = { label: string; groups: ListGroup[]; current?: string };

/** Items of one kind, grouped by progress. Empty groups are omitted. */
export function SideList({ label, groups, current }: SideListProps) {
  return (
    <nav aria-label={label} className="flex flex-col gap-7">
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <section key={group.id} aria-labelledby={`group-${group.id}`}>
            <h2
              id={`group-${group.id}`}
              className="mb-2 flex items-baseline justify-between px-3 text-[0.8125rem] font-medium text-muted"
            >
              {group.title}
              <span className="tabular font-normal">{group.items.length}</span>
            </h2>
            <ul className="flex flex-col gap-0.5">
              {group.items.map((item) => (
                <li key={item.id}>
                  <Item item={item} isCurrent={item.id === current} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}

function Item({ item, isCurrent }: { item: ListItem; isCurrent: boolean }) {
  return (
    <TextLink
      href={item.href}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      className={`flex items-start gap-3 rounded-sm px-3 py-2 no-underline! transition-colors duration-150 ${
        isCurrent ? 'bg-accent-soft' : 'data-hovered:bg-ink/5'
      }`}
    >
      {item.art && (
        <img
          src={item.art}
          alt=""
          loading="lazy"
          className="size-11 shrink-0 rounded-sm bg-sunken object-cover"
        />
      )}
      <span className="min-w-0 flex-1">
        <span
          className={`line-clamp-2 text-sm leading-snug ${isCurrent ? 'font-medium text-accent-text' : 'text-ink'}`}
        >
          {item.title}
        </span>
        <span className="mt-0.5 line-clamp-3 text-[0.8125rem] whitespace-pre-line text-muted tabular">
          {item.meta}
        </span>
        {item.badge && <span className="mt-1.5 block">{item.badge}</span>}
      </span>
    </TextLink>
  );
}
