// Reloads the list when a message arrives. Without script the page works the
// same and is reloaded by hand.
const { base, revision } = document.currentScript.dataset;

setInterval(async () => {
  if (document.hidden || document.activeElement?.tagName === "INPUT") return;
  try {
    const answer = await (await fetch(`${base}api/revision`)).json();
    if (String(answer.revision) !== revision) location.reload();
  } catch {
    // The server is restarting; the next round finds it again.
  }
}, 2000);
