// The bank's challenge: confirmed, rejected, or closed without an answer.
const asked = new URLSearchParams(location.search);
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    const { answer } = button.dataset;
    if (answer) {
      const body = JSON.stringify({ secret: asked.get('secret'), confirm: answer === 'true' });
      await fetch('/v3/answer', { method: 'POST', body });
    }
    const back = asked.get('back');
    if (back) location.assign(back);
    else parent.postMessage({ event: 'over' }, '*');
  });
}
