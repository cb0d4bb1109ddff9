// Reloads the list when a message arrives. Without scripts, the page works the same, but must be reloaded manually.
const { base, revision } = document.currentScript.dataset;

setInterval(async () => {
  if (document.hidden || document.activeElement?.tagName === "INPUT") return;
  try {
    const answer = await (await fetch(`${base}api/revision`)).json();
    if (String(answer.revision) !== revision) location.reload();
  } catch {
    // The server is restarting; the next attempt will reach it.
  }
}, 2000);
