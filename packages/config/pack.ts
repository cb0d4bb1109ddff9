import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What gets smaller. Fonts and pictures are packed already. */
const packable = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Below this, a packed file takes as many packets as a plain one. */
const least = 1024;

/** Writes each file that gets smaller in both codings beside itself, for the server to send as it is. */
export function pack(): Plugin {
  let out = '';
  return {
    name: 'pack',
    apply: 'build',
    configResolved: (config) => {
      out = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        if (!packable.test(file)) continue;
        const plain = readFileSync(path.join(out, file));
        if (plain.length < least) continue;
        const quality = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        };
        writeFileSync(path.join(out, `${file}.br`), brotliCompressSync(plain, { params: quality }));
        writeFileSync(path.join(out, `${file}.gz`), gzipSync(plain, { level: 9 }));
      }
    },
  };
}
