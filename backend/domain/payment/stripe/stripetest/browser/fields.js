// The stand-in's fields: they return payment method IDs to the surrounding page, never the input.
const asked = new URLSearchParams(location.search);
const names = {
  card: 'Card',
  google_pay: 'Google Pay',
  sepa_debit: 'SEPA Debit',
  us_bank_account: 'US bank account',
  bacs_debit: 'Bacs Direct Debit',
};
const missing = {
  number: 'Your card number is incomplete.',
  expiry: 'Your card’s expiration date is incomplete.',
  cvc: 'Your card’s security code is incomplete.',
};
const ways = asked
  .get('types')
  .split(',')
  .concat(asked.get('wallet') === 'true' ? ['google_pay'] : [])
  .filter((way) => way in names);
const form = document.querySelector('form');
const fault = document.querySelector('.fault');
let way = ways[0] ?? 'card';

const tell = (event, rest = {}) => parent.postMessage({ event, ...rest }, '*');
const choose = (chosen) => {
  way = chosen;
  fault.textContent = '';
  for (const set of document.querySelectorAll('[data-way]')) set.hidden = set.dataset.way !== chosen;
  tell('change', { value: { type: chosen }, complete: false });
};
if (ways.length > 1) {
  for (const name of ways) {
    const label = document.createElement('label');
    const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'way', value: name });
    radio.checked = name === way;
    radio.addEventListener('change', () => choose(name));
    label.append(radio, names[name]);
    document.querySelector('.ways').append(label);
  }
}
choose(way);
form.addEventListener('submit', (event) => event.preventDefault());

/** The values of the visible fields. */
const typed = () =>
  [...document.querySelectorAll(`[data-way="${way}"] input[type=text]`)].map((one) => [one.name, one.value.trim()]);
const check = () => {
  const gap = typed().find(([, value]) => value === '');
  fault.textContent = gap ? (missing[gap[0]] ?? 'This field is incomplete.') : '';
  return gap ? { error: { type: 'validation_error', message: fault.textContent } } : {};
};
const method = async () => {
  const gap = check();
  if (gap.error) return gap;
  const body = JSON.stringify({ ...Object.fromEntries(typed()), type: way, key: asked.get('key') });
  const told = await (await fetch('/v3/method', { method: 'POST', body })).json();
  if (told.error) fault.textContent = told.error.message;
  return told;
};
addEventListener('message', async ({ source, data, ports }) => {
  if (source !== parent) return;
  ports[0].postMessage(await (data.ask === 'submit' ? check() : method()));
});
new ResizeObserver(() => tell('height', { height: document.documentElement.offsetHeight + 4 })).observe(document.body);
tell('ready');
