import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'blockquote'],
  ALLOWED_ATTR: ['href', 'rel', 'target'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
};

/** Keeps what the rich text field can make and drops everything else: scripts, styles, pictures, odd addresses. */
export function sanitize(html: string): string {
  const clean = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const link of clean.querySelectorAll('a[href]')) {
    // A page opened from someone's text must not reach back into this one.
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('target', '_blank');
  }
  const box = document.createElement('div');
  box.append(clean);
  return box.innerHTML;
}

/** The words of a rich text, as its counter sees them. */
export function plainText(html: string): string {
  const box = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h[23]|blockquote)>|<br\s*\/?>/g, '$&\n'),
    'text/html',
  );
  return (box.body.textContent ?? '').trim();
}
