import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const page = path.resolve(import.meta.dirname, '../../../backend/domain/payment/sandbox/fields.html');

const token = { success: true, data: { token: 'tok_story', brand: 'visa', last4: '4242' } };
/** The security code 999 is rejected at its field, 998 without a field. */
const refusals: Record<string, object> = {
  '999': {
    code: 'validation',
    error: 'Check the card.',
    fields: { cvc: 'Your card’s security code isn’t valid.' },
  },
  '998': { code: 'unavailable', error: 'Cards cannot be checked right now.' },
};

/** Serves the sandbox payment provider's card fields to stories and answers their requests. */
export function cardFrame(): Plugin {
  return {
    name: 'card-frame',
    configureServer(server) {
      server.middlewares.use('/public/payments/sandbox/fields', (_request, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(readFileSync(page));
      });
      server.middlewares.use('/public/payments/sandbox/tokens', (request, response) => {
        let body = '';
        request.on('data', (part) => (body += String(part)));
        request.on('end', () => {
          const { cvc } = JSON.parse(body) as { cvc: string };
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(refusals[cvc] ? { success: false, ...refusals[cvc] } : token));
        });
      });
    },
  };
}
