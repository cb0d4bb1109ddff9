import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';

/** Client-side navigation for links; without it, links load a new page. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & {
  href: string;
  /** Called when the link is activated by pointer or keyboard, before the page is left. */
  onPress?: () => void;
};

/**
 * Whether it is a plain press on a link to a page of this origin. Anything else is for a new tab, a window, a
 * download, or an anchor.
 */
function isPlain({ currentTarget: link, ...press }: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    press.button === 0 &&
    !(press.metaKey || press.ctrlKey || press.altKey || press.shiftKey || press.defaultPrevented) &&
    (!link.target || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin &&
    !link.getAttribute('href')?.startsWith('#')
  );
}

/** A native link with client-side navigation where possible. */
export function Anchor({ onPress, onClick, ...props }: AnchorProps) {
  const navigate = useContext(NavigateContext);
  return (
    <a
      {...props}
      onClick={(event) => {
        onClick?.(event);
        onPress?.();
        if (!navigate || !isPlain(event)) return;
        event.preventDefault();
        navigate(props.href);
      }}
    />
  );
}
