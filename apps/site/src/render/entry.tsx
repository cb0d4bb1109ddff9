import { runTimers } from './surroundings.ts';
import './platform.ts';
import './formatters.ts';
import { drawPage, type Ask } from './draw.tsx';

declare global {
  /** The server's call: asks itself for an address, and answers with status and body as JSON. */
  var askServer: (address: string) => string;
  /** Draws a page. The answer comes by `drawn` once the engine has nothing left to run. */
  var draw: (address: string) => void;
  /** What `draw` made, as JSON; empty while it is at work. */
  var drawn: string;
  var runTimers: () => boolean;
}

const ask: Ask = (address) => JSON.parse(globalThis.askServer(address)) as ReturnType<Ask>;

globalThis.runTimers = runTimers;
globalThis.drawn = '';
globalThis.draw = (address) => {
  globalThis.drawn = '';
  drawPage(address, ask).then(
    (page) => (globalThis.drawn = JSON.stringify(page)),
    (cause: unknown) =>
      (globalThis.drawn = JSON.stringify({
        error: cause instanceof Error ? `${cause.message}\n${cause.stack ?? ''}` : String(cause),
      })),
  );
};
