import { afterEach, describe, expect, it, vi } from 'vitest';
import { config } from './config.ts';
import { ApiError } from './error.ts';
import { RepeatGuard } from './guard.ts';
import { http } from './http.ts';
import { fillPath, mapsAsEntries } from './path.ts';

const real = config.fetch;
afterEach(() => {
  config.fetch = real;
});

function answering(...answers: (Response | Error)[]) {
  const calls: Request[] = [];
  config.fetch = (input, init) => {
    calls.push(new Request(new URL(input as string, 'http://test.example'), init));
    const next = answers.shift();
    return next instanceof Response
      ? Promise.resolve(next)
      : Promise.reject(next ?? new Error('no more answers'));
  };
  return calls;
}

const json = (status: number, body: unknown) => Response.json(body, { status });

describe('http', () => {
  it('unwraps the envelope', async () => {
    answering(json(200, { success: true, data: { id: 7 } }));
    await expect(http('/api/one')).resolves.toEqual({ id: 7 });
  });

  it('throws what the server said, with fields', async () => {
    answering(
      json(400, {
        success: false,
        error: 'Look again.',
        code: 'invalid_input',
        fields: { name: 'A name is required' },
      }),
    );
    const error = await http('/api/two').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_input',
      message: 'Look again.',
      fields: { name: 'A name is required' },
    });
  });

  it('knows what a sign-in mends by the flag of the answer', async () => {
    const refusal = { success: false, error: 'Please sign in.', code: 'unauthenticated' };
    const refused = (headers: HeadersInit) => Response.json(refusal, { status: 401, headers });
    answering(refused({ 'Caravan-Sign-In': 'required' }), refused({}));
    await expect(http('/api/flagged')).rejects.toMatchObject({ status: 401, signIn: true });
    await expect(http('/api/unflagged')).rejects.toMatchObject({ status: 401, signIn: false });
  });

  it('repeats a lost POST with the same idempotency key', async () => {
    vi.useFakeTimers();
    const calls = answering(new TypeError('network'), json(200, { success: true, data: 1 }));
    const done = http('/api/three', { method: 'POST', body: '{}' });
    await vi.runAllTimersAsync();
    await expect(done).resolves.toBe(1);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.headers.get('Idempotency-Key')).toBe(calls[1]?.headers.get('Idempotency-Key'));
    vi.useRealTimers();
  });

  it('does not repeat what was refused', async () => {
    const calls = answering(
      json(409, { success: false, error: 'Gone.', code: 'sold_out', details: { spotsLeft: 1 } }),
    );
    await expect(http('/api/four', { method: 'POST' })).rejects.toMatchObject({
      code: 'sold_out',
      details: { spotsLeft: 1 },
    });
    expect(calls).toHaveLength(1);
  });
});

describe('the repeat guard (H-472)', () => {
  it('refuses the call after five repeats in a row', () => {
    const guard = new RepeatGuard();
    for (let i = 0; i < 6; i++) guard.check('GET /a', i);
    expect(() => guard.check('GET /a', 7)).toThrow('Requests limit reached');
  });

  it('restarts after another call, and ignores polling', () => {
    const guard = new RepeatGuard();
    for (let i = 0; i < 6; i++) guard.check('GET /a', i);
    guard.check('GET /b', 7);
    guard.check('GET /a', 8);
    for (let i = 0; i < 30; i++) guard.check('GET /poll', 1000 + i * 500);
  });
});

describe('paths (H-468) and maps (H-471)', () => {
  it('needs every token', () => {
    expect(fillPath('/trips/:id/:tab', { id: 'a b', tab: 1 })).toBe('/trips/a%20b/1');
    expect(() => fillPath('/trips/:id', {})).toThrow(':id');
  });

  it('writes maps as entries', () => {
    expect(JSON.stringify({ m: new Map([['a', 1]]) }, mapsAsEntries)).toBe('{"m":[["a",1]]}');
  });
});
