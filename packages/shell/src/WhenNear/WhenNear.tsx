import { type ReactNode, useEffect, useRef, useState } from 'react';

export type WhenNearProps = {
  children: ReactNode;
  /** Shown in its place until then, at about the same height. */
  placeholder?: ReactNode;
  className?: string;
};

/** Renders its content when it is about to scroll into view, for large content far down the page. */
export function WhenNear({ children, placeholder, className }: WhenNearProps) {
  const here = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && setNear(true),
      {
        rootMargin: '300px',
      },
    );
    if (here.current) watch.observe(here.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={here} className={className}>
      {near ? children : placeholder}
    </div>
  );
}
