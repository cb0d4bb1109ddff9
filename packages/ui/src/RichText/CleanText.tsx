import { useMemo } from 'react';
import { cx } from '../internal/cx.ts';
import type { RichTextProps } from './RichText.tsx';
import { sanitize } from './sanitize.ts';

/** The sanitized text. */
export default function CleanText({ html, className }: RichTextProps) {
  const clean = useMemo(() => sanitize(html), [html]);
  return <div className={cx('rich-text', className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
