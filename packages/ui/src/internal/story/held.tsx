import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Button } from '../../Button/Button.tsx';

type Args = Record<string, unknown>;
type Render = (args: Args) => ReactElement;

/** Keeps the value of a controlled component, so that its story can be tried and follows the controls too. */
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

/** A button that opens what lies over the page; it closes as in an app. */
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
