import { defineConfig } from 'orval';
import { builder } from './generator/builder.ts';

// The server returns { success, data } (H-469). The core unwraps it, so the generated types are those of the data.
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

export default defineConfig({
  sdk: {
    input: {
      target: '../../backend/gen/openapi/openapi.yaml',
      override: { transformer: unwrapEnvelope as never },
    },
    output: {
      mode: 'single',
      target: 'src/gen/rest/client.ts',
      schemas: 'src/gen/rest/model',
      client: () => builder,
      clean: true,
      mock: { generators: [{ type: 'faker', schemas: true, operationResponses: false }] },
      override: { header: false, preserveReadonlyRequestBodies: 'preserve', mock: { useExamples: true } },
    },
  },
});
