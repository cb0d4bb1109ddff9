import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'blockquote', 'hr'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'rel', 'target'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
};

/** Keeps only what RichTextField can produce and drops everything else: scripts, styles, images, unusual URLs. */
export function sanitize(html: string): string {
  const clean = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const link of clean.querySelectorAll('a[href]')) {
    // A page opened from user content must not get a reference back to this one.
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('target', '_blank');
  }
  const box = document.createElement('div');
  box.append(clean);
  return box.innerHTML;
}

/** The plain text of a rich text, as counted by the field's counter. */
export function plainText(html: string): string {
  const box = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h[23]|blockquote)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  );
  return (box.body.textContent ?? '').trim();
}
