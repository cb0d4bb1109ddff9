import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';

/** How a link's page is opened in place; without it each link loads its page. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);

export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & {
  href: string;
  /** Whatever leads there, a pointer or a key: told before the page is left. */
  onPress?: () => void;
};

/** A plain press of a link to a page of this origin. Any other means a tab, a window, a file, or a part of the page. */
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

/** A link as the browser has it, which the app follows in place where it can. */
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
