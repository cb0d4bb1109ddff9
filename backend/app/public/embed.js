// Embeds a trip on a host's own site: a card in an iframe, and the checkout in another one on top of the page. Both are
// pages of the marketplace, which lists the sites that may frame them; this script knows no prices.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const frames = new Map();
  const frame = (path, title) => {
    const made = document.createElement('iframe');
    made.src = origin + path;
    made.title = title;
    made.allow = 'payment';
    return made;
  };
  // The card follows the page it is on, whatever the reader's system setting: no dark card on a light site.
  const schemeAt = (place) => {
    const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    for (let at = place; at; at = at.parentElement) {
      pixel.clearRect(0, 0, 1, 1);
      pixel.fillStyle = getComputedStyle(at).backgroundColor;
      pixel.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
      if (alpha > 127) return red * 0.2126 + green * 0.7152 + blue * 0.0722 < 128 ? 'dark' : 'light';
    }
    // Nothing has a background, so the browser's default shows.
    const own = getComputedStyle(document.documentElement).colorScheme;
    const dark = own.includes('dark') && (!own.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches);
    return dark ? 'dark' : 'light';
  };
  const from = 'utm_source=' + encodeURIComponent(location.hostname);
  const book = (path, title, opener) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', title);
    dialog.style.cssText =
      'width:100%;max-width:64rem;height:100%;max-height:100%;margin:auto;padding:0;border:0;overflow:hidden;color-scheme:light dark;background:Canvas';
    const checkout = frame('/trips/' + path + '/book/travelers?' + from, title);
    checkout.style.cssText = 'display:block;width:100%;height:100%;border:0';
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '×';
    close.setAttribute('aria-label', opener.dataset.close || 'Close');
    close.style.cssText =
      'position:absolute;inset-block-start:8px;inset-inline-end:8px;width:44px;height:44px;border:0;border-radius:50%;background:#fff;color:#111;font:24px/1 sans-serif;cursor:pointer;box-shadow:0 1px 4px #0004';
    close.onclick = () => dialog.close();
    dialog.append(checkout, close);
    dialog.onclose = () => {
      dialog.remove();
      opener.focus();
    };
    document.body.append(dialog);
    dialog.showModal();
  };
  addEventListener('message', (event) => {
    const card = event.origin === origin && [...frames.keys()].find((one) => one.contentWindow === event.source);
    if (!card || !event.data) return;
    if (event.data.caravan === 'height') card.style.height = Math.min(Number(event.data.height) || 0, 1200) + 'px';
    if (event.data.caravan === 'book') {
      card.dataset.close = String(event.data.close);
      book(frames.get(card), String(event.data.title), card);
    }
  });
  for (const place of document.querySelectorAll('[data-caravan-trip]:not([data-caravan-ready])')) {
    place.dataset.caravanReady = '';
    const path = encodeURIComponent(place.dataset.caravanTrip);
    const asked = new URLSearchParams({ scheme: schemeAt(place) });
    if (place.dataset.caravanLanguage) asked.set('lang', place.dataset.caravanLanguage);
    const card = frame('/embed/trips/' + path + '?' + asked, place.textContent.trim() || 'Trip');
    card.loading = 'lazy';
    // A frame whose scheme differs from its page's gets an opaque background, visible behind the card's corners.
    card.style.cssText = 'display:block;width:100%;max-width:26rem;height:26rem;border:0;color-scheme:' + asked.get('scheme');
    frames.set(card, path);
    place.replaceChildren(card);
  }
})();
