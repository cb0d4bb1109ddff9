import { runTimers } from './surroundings.ts';
import './platform.ts';
import './formatters.ts';
import { drawPage, type Ask } from './draw.tsx';

declare global {
  /** Provided by the server: requests one of its own paths, and returns status and body as JSON. */
  var askServer: (address: string) => string;
  /** Renders a page. The result is in `drawn` once the engine has nothing left to run. */
  var draw: (address: string) => void;
  /** The result of `draw` as JSON; empty while it is running. */
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
