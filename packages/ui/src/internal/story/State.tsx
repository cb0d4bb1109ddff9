import { type ReactNode, useState } from 'react';

/** Holds a controlled component's value in a story. */
export function State<T>({
  initial,
  children,
}: {
  initial: T;
  children: (value: T, set: (value: T) => void) => ReactNode;
}) {
  const [value, set] = useState(initial);
  return <>{children(value, set)}</>;
}
