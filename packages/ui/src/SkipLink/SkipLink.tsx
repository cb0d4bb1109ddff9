import { useSay } from '../internal/say.ts';

export type SkipLinkProps = {
  /** Address of the page's content on the page itself. */
  href?: `#${string}`;
  label?: string;
};

/** The first stop of the keyboard on a page: past the menus to the content. Seen only while it has the focus. */
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
