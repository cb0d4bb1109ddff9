import { useState } from 'react';

const forced = { light: 'not all', dark: 'all' };

type Props = { html: string; scheme: 'light' | 'dark'; width: number; language: string; label?: string };

/**
 * An email client's window. A page can't set a frame's preferred color scheme, so the media query is resolved
 * here.
 */
export function Window({ html, scheme, width, language, label }: Props) {
  const [height, setHeight] = useState(760);
  const name = `${label ?? `${width > 600 ? '600' : width} px, ${scheme}`} (${language})`;
  return (
    <figure className="max-w-full">
      <figcaption className="kicker mb-2">{name}</figcaption>
      <iframe
        title={`The mail at ${name}`}
        srcDoc={html.replaceAll('(prefers-color-scheme: dark)', forced[scheme])}
        width={width}
        height={height}
        className="max-w-full rounded-md border border-line"
        onLoad={(event) => setHeight(event.currentTarget.contentDocument?.body.offsetHeight ?? height)}
      />
    </figure>
  );
}
