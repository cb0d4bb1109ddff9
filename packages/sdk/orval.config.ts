import { readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import { throughCore } from './src/core/throughCore.ts';

// The server answers { success, data } (H-469). The core unwraps it, so the generated types are the data's own.
type Schema = { $ref?: string; properties?: Record<string, Schema> };
type Response = { content?: Record<string, { schema?: Schema }> };
type Document = {
  paths: Record<string, Record<string, { responses?: Record<string, Response> }>>;
  components: { schemas: Record<string, Schema> };
};

function unwrapEnvelope(document: Document): Document {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      const media = operation.responses?.['200']?.content?.['application/json'];
      const name = media?.schema?.$ref?.split('/').pop();
      const data = name && document.components.schemas[name]?.properties?.data;
      if (media && data) media.schema = data;
    }
  }
  for (const name of Object.keys(document.components.schemas)) {
    if (name.endsWith('Answer')) delete document.components.schemas[name];
  }
  return document;
}

function leadThroughCore(...[files]: unknown[]): void {
  for (const file of (files as string[]).filter((f) => f.endsWith('.ts'))) {
    const text = readFileSync(file, 'utf8');
    const changed = throughCore(text);
    if (changed !== text) writeFileSync(file, changed);
  }
}

const input = {
  target: '../../backend/gen/openapi/openapi.yaml',
  override: { transformer: unwrapEnvelope as never },
};
const override = {
  mutator: { path: './src/core/http.ts', name: 'http' },
  fetch: { includeHttpResponseReturnType: false },
};

export default defineConfig({
  client: {
    input,
    output: {
      mode: 'single',
      target: 'src/gen/rest/client.ts',
      schemas: 'src/gen/rest/model',
      client: 'fetch',
      clean: true,
      override,
    },
    hooks: { afterAllFilesWrite: leadThroughCore },
  },
  query: {
    input,
    output: {
      mode: 'tags',
      target: 'src/gen/rest/query',
      schemas: 'src/gen/rest/model',
      client: 'react-query',
      httpClient: 'fetch',
      override: { ...override, query: { signal: true, version: 5 } },
    },
    hooks: { afterAllFilesWrite: leadThroughCore },
  },
  // The mocks answer as the server does, envelope and all, so they keep the contract's own form.
  mock: {
    input: { target: input.target },
    output: {
      mode: 'split',
      target: 'src/gen/rest/msw/client.ts',
      schemas: 'src/gen/rest/msw/model',
      client: 'fetch',
      mock: { generators: [{ type: 'msw', useExamples: true, delay: false }] },
      override,
    },
  },
  zod: { input, output: { mode: 'single', client: 'zod', target: 'src/gen/rest/zod.ts' } },
});
