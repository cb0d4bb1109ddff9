import { execFileSync } from 'node:child_process';

/** A change to a component: its date and the subject of its commit. */
export type Change = { date: string; text: string };

/** The commit types that matter to users of the library. */
const told = /^(feat|fix|perf|revert)(\([^)]*\))?!?: (.+)$/;

/**
 * Reads each component's changes from the Git history, newest first; empty where there is no history, such as
 * in an archive.
 */
export function changesOf(root: string): Record<string, Change[]> {
  const changes: Record<string, Change[]> = {};
  let log = '';
  try {
    log = execFileSync('git', ['log', '--no-merges', '--format=%x00%as%x09%s', '--name-only', '--', '.'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return changes;
  }
  for (const entry of log.split('\0').slice(1)) {
    const [head = '', ...files] = entry.trim().split('\n').filter(Boolean);
    const [date = '', subject = ''] = head.split('\t');
    const text = told.exec(subject)?.[3];
    const names = files.map((file) => /packages\/ui\/src\/([A-Z]\w+)\/\w+\.tsx?$/.exec(file)?.[1]);
    if (text) for (const name of new Set(names)) if (name) (changes[name] ??= []).push({ date, text });
  }
  return changes;
}
