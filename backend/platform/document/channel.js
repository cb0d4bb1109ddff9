// Communicates with the page that frames this one, which must have the same origin; no other page receives messages.
const origin = window.location.origin;
const say = (message) => {
  if (window.parent !== window) window.parent.postMessage({ source: 'caravan-page', ...message }, origin);
};
for (const element of document.querySelectorAll('[data-message]')) {
  element.addEventListener('click', () => say(JSON.parse(element.dataset.message)));
}
for (const box of document.querySelectorAll('[data-enables]')) {
  const button = document.getElementById(box.dataset.enables);
  box.addEventListener('change', () => {
    button.disabled = !box.checked;
  });
}
const load = document.querySelector('[data-message-on-load]');
if (load) say(JSON.parse(load.dataset.messageOnLoad));
new ResizeObserver(() => say({ height: document.documentElement.scrollHeight })).observe(document.body);
