import { ChevronRight } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useSay } from '../internal/say.ts';

export type BreadcrumbProps = {
  /** Ancestors from the outermost page to this one; the last item needs no `href`. */
  items: readonly { label: string; href?: string }[];
  className?: string;
};

/** Shows where the current page sits in the hierarchy. */
export function Breadcrumb({ items, className }: BreadcrumbProps) {
  const say = useSay();
  return (
    <nav aria-label={say('Breadcrumb')} className={className}>
      <ol className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
        {items.map((item, i) => (
          <li key={item.label} className="flex min-w-0 items-center gap-1.5">
            {i > 0 && <ChevronRight aria-hidden className="size-3.5 rtl:-scale-x-100" />}
            {item.href ? (
              <Link
                href={item.href}
                className="rounded-xs no-underline data-hovered:text-ink data-hovered:underline"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 text-ink wrap-anywhere">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
