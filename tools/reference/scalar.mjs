// Puts the API reference viewer (Scalar, one file) next to the built portals, in the three encodings in which
// it is served. The package is installed on its own, pinned to this version and hash: the file contains
// everything it needs.
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const version = '1.72.1';
const integrity =
  'sha512-XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==';
const into = 'backend/app/web/dist/developers';
const stamp = join(into, 'version.txt');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) {
  const work = mkdtempSync(join(tmpdir(), 'caravan-scalar-'));
  try {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', work, `@scalar/api-reference@${version}`]);
    const archive = join(work, `scalar-api-reference-${version}.tgz`);
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== integrity) throw new Error(`@scalar/api-reference is ${found}, not ${integrity}`);
    execFileSync('tar', ['-xzf', archive, '-C', work, 'package/dist/browser/standalone.js']);
    const program = readFileSync(join(work, 'package/dist/browser/standalone.js'));
    mkdirSync(into, { recursive: true });
    writeFileSync(join(into, 'scalar.js'), program);
    writeFileSync(join(into, 'scalar.js.gz'), gzipSync(program, { level: 9 }));
    writeFileSync(
      join(into, 'scalar.js.br'),
      brotliCompressSync(program, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
    writeFileSync(stamp, version);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
