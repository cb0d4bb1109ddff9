import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that compression makes smaller. Fonts and images are already compressed. */
const packable = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Below this size, a compressed file takes as many packets as an uncompressed one. */
const least = 1024;

/** Writes both compressed versions next to each file that gets smaller, for the server to send as they are. */
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
