import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';

export type CardProps = {
  title?: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Actions at the end of the title line. */
  actions?: ReactNode;
  footer?: ReactNode;
  level?: 2 | 3 | 4;
  /** Semantic element to render. */
  as?: 'section' | 'article' | 'aside';
  /** Adds padding around the content. Turn it off for content with its own edges, such as a table. */
  padded?: boolean;
  className?: string;
  children?: ReactNode;
};

/** Groups content about one thing inside a border. Don't nest cards. */
export function Card({
  title,
  description,
  actions,
  footer,
  level = 2,
  as: Element = 'section',
  padded = true,
  className,
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  const hasBody = children !== undefined && children !== null && children !== false;
  return (
    <Element
      className={cx(
        'min-w-0 rounded-lg border border-line bg-raised',
        // A table begins below the card's title.
        !padded && 'overflow-clip [--table-edge:1.25rem] sm:[--table-edge:1.5rem]',
        className,
      )}
    >
      {(title || actions) && (
        <header
          className={cx(
            'flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-5 pt-5 sm:px-6',
            !padded ? 'pb-4' : !hasBody && 'pb-5',
          )}
        >
          <div className="min-w-0 flex-1 basis-40">
            {title && <Heading className="text-base font-semibold">{title}</Heading>}
            {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
          </div>
          {actions && <div className="flex max-w-full flex-wrap items-center gap-2">{actions}</div>}
        </header>
      )}
      {hasBody && <div className={padded ? 'px-5 py-5 sm:px-6' : ''}>{children}</div>}
      {footer && <footer className="border-t border-line px-5 py-3.5 text-sm sm:px-6">{footer}</footer>}
    </Element>
  );
}
