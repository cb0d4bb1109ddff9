import { useSay } from '../internal/say.ts';

export type SkipLinkProps = {
  /** Anchor of the page's content. */
  href?: `#${string}`;
  label?: string;
};

/** The first tab stop of a page, which skips the menus. Visible only while focused. */
export function SkipLink({ href = '#content', label }: SkipLinkProps) {
  const say = useSay();
  return (
    <a
      href={href}
      className="fixed top-2 start-2 z-[100] -translate-y-20 rounded-sm bg-ink px-4 py-2 text-sm text-surface focus:translate-y-0"
    >
      {label ?? say('Skip to content')}
    </a>
  );
}
