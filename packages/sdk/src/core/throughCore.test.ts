import { describe, expect, it } from 'vitest';
import { throughCore } from './throughCore.ts';

/** A generated call whose parameters are called like the core's own functions. */
const generated = `import { http } from '../../core/http.ts';

export const getRedeemUrl = (token: string, writeBody: string) => {
  return \`/api/links/\${token}/parts/\${writeBody}\`
}

export const redeem = async (token: string, writeBody: string, data: Redeem): Promise<Done> => {
  return http<Done>(getRedeemUrl(token, writeBody), { method: 'POST', body: JSON.stringify(data) });
}
`;

describe('generated calls are led through the core', () => {
  it('a parameter of any name leaves the helpers alone (H-468, H-471)', () => {
    const out = throughCore(generated);
    expect(out).toContain("import * as $core from '../../core/path.ts';");
    expect(out).toContain(
      "return `/api/links/${$core.token('token', token)}/parts/${$core.token('writeBody', writeBody)}`",
    );
    expect(out).toContain('body: $core.writeBody(data)');
    // No name that a parameter may have is used for the core.
    expect(out).not.toMatch(/(?<![$.\w'])(token|writeBody)\(/);
  });

  it('a file without calls stays as it is', () => {
    expect(throughCore('export type Done = { ok: boolean };\n')).toBe(
      'export type Done = { ok: boolean };\n',
    );
  });
});
