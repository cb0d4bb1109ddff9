import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Button } from '../../Button/Button.tsx';

type Args = Record<string, unknown>;
type Render = (args: Args) => ReactElement;

/** Holds the value of a controlled component, so that its story is interactive and still follows the controls. */
export function held<P>(Component: ComponentType<P>): Render {
  const Inner = Component as unknown as ComponentType<Args>;
  return function Held(args) {
    const [value, set] = useState(args.value);
    useEffect(() => set(args.value), [args.value]);
    return (
      <Inner
        {...args}
        value={value}
        onChange={(...now: unknown[]) => {
          set(now[0]);
          (args.onChange as ((...now: unknown[]) => void) | undefined)?.(...now);
        }}
      />
    );
  };
}

/** Renders a button that opens an overlay, which closes as in an app. */
export function opened<P>(Component: ComponentType<P>, label: string, change = 'onClose'): Render {
  const Inner = Component as unknown as ComponentType<Args>;
  return function Opened(args) {
    const [isOpen, set] = useState(Boolean(args.isOpen));
    const close = (now?: unknown) => {
      set(Boolean(now));
      (args[change] as ((now?: unknown) => void) | undefined)?.(now);
    };
    return (
      <>
        <Button variant="secondary" onPress={() => set(true)}>
          {label}
        </Button>
        <Inner {...args} isOpen={isOpen} {...{ [change]: close }} />
      </>
    );
  };
}
