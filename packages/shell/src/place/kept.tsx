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
  /** A button in it was pressed. Where the browser has drawn the part, its buttons do what they do themselves. */
  onPress?: (button: HTMLElement) => void;
};

/** What marks a kept part in the page, with its name. */
export const keptMark = 'data-kept';

/**
 * A part of a public page that is read more than pressed: the server draws it, and the browser keeps what it was sent,
 * without the code and the work to draw the same again. Where no server has drawn it, its code is loaded.
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
    // What was there when the browser took the page over stays.
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
