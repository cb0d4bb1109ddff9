import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type Ref,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';

const never = () => () => undefined;
const nothing = { __html: '' };

export type KeptProps = {
  place?: Ref<HTMLDivElement>;
  /**
   * Called when a button in the server-rendered part is pressed. If the browser rendered it, its buttons have
   * their own handlers.
   */
  onPress?: (button: HTMLElement) => void;
};

/** Attribute that marks a kept part and holds its name. */
export const keptMark = 'data-kept';

/**
 * A part of a public page that is mostly read: the server renders it, and the browser keeps that HTML without
 * loading the code to render it again. If there is no server-rendered HTML, its code is loaded.
 */
export function kept<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Loaded = lazy(load);
  return function Kept({ place, onPress, ...props }: Props & KeptProps) {
    const isNew = useSyncExternalStore(
      never,
      () => true,
      () => false,
    );
    // Keep the HTML that was there at hydration.
    const [isDrawn] = useState(!isNew);
    const own = props as unknown as Props;
    const press = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('button');
      if (button) onPress?.(button);
    };
    const mark = { ref: place, [keptMark]: name };
    if (isDrawn && !import.meta.env.SSR)
      return <div {...mark} onClick={press} suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
    return (
      <div {...mark}>
        <Suspense fallback={null}>
          <Loaded {...own} />
        </Suspense>
      </div>
    );
  };
}
