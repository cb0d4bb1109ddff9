import type { DescService } from '@bufbuild/protobuf';
import { type Client, createClient, type Transport } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-web';
import { config } from './core/config.ts';

export * from './gen/proto/caravan/access/v1/access_pb.ts';
export * from './gen/proto/caravan/events/v1/events_pb.ts';
export * from './gen/proto/caravan/jobs/v1/jobs_pb.ts';
export * from './gen/proto/caravan/pricing/v1/pricing_pb.ts';
// Its messages have names that others have too, so they stand together.
export * as supply from './gen/proto/caravan/supply/v1/supply_pb.ts';

/** The transport for unary calls and server streams, with the SDK's settings. */
export function transport(): Transport {
  return createConnectTransport({
    baseUrl: `${config.baseUrl || globalThis.location?.origin || ''}/rpc`,
    fetch: (input, init) => config.fetch(input, { ...init, credentials: 'same-origin' }),
    interceptors: [
      (next) => (request) => {
        if (config.token) request.header.set('Authorization', `Bearer ${config.token}`);
        return next(request);
      },
    ],
  });
}

/** A client of one service: `connect(JobsService).watchExport({ exportId })`. */
export function connect<S extends DescService>(service: S): Client<S> {
  return createClient(service, transport());
}
