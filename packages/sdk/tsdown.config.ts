import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    client: 'src/client.ts',
    caravan: 'src/caravan.ts',
    'react-query': 'src/react-query.ts',
    forms: 'src/forms.ts',
    connect: 'src/connect.ts',
    msw: 'src/msw.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  clean: true,
});
