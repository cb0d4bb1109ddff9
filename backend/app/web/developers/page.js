// The reference of both contracts, rendered by Scalar from this server's documents, without third-party requests.
Scalar.createApiReference('#reference', {
  sources: [
    { title: 'REST', slug: 'rest', url: '/developers/openapi.yaml', default: true },
    { title: 'Connect', slug: 'connect', url: '/developers/connect.yaml' },
  ],
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  hideTestRequestButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
});
