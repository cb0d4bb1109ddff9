import type { DescService } from '@bufbuild/protobuf';
import { type Client, createClient, type Transport } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-web';
import { type Caller, page } from './core/config.ts';

export * from './gen/proto/caravan/access/v1/access_pb.ts';
export * from './gen/proto/caravan/events/v1/events_pb.ts';
export * from './gen/proto/caravan/jobs/v1/jobs_pb.ts';
export * from './gen/proto/caravan/pricing/v1/pricing_pb.ts';
// Its messages have names that others have too, so they stand together.
export * as supply from './gen/proto/caravan/supply/v1/supply_pb.ts';

/** The transport for unary calls and server streams of a caller; of the browser's page when none is given. */
export function transport({ config, credentials, token }: Caller = page): Transport {
  return createConnectTransport({
    baseUrl: `${config.baseUrl || globalThis.location?.origin || ''}/rpc`,
    fetch: (input, init) => config.fetch(input, { ...init, credentials }),
    interceptors: [
      (next) => (request) => {
        if (token) request.header.set('Authorization', `Bearer ${token}`);
        request.header.set('Accept-Language', config.language);
        return next(request);
      },
    ],
  });
}

/** A client of one service for the browser's page: `connect(JobsService).watchExport({ exportId })`. */
export function connect<S extends DescService>(service: S): Client<S> {
  return createClient(service, transport());
}
