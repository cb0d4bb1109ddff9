import { useMemo } from 'react';
import { cx } from '../internal/cx.ts';
import { sanitize } from './sanitize.ts';

export type RichTextProps = { html: string; className?: string };

/** Shows text that someone formatted. It is cleaned here too, wherever it came from. */
export function RichText({ html, className }: RichTextProps) {
  const clean = useMemo(() => sanitize(html), [html]);
  return <div className={cx('rich-text', className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
