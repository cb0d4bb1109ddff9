import { type DescService, toJsonString } from '@bufbuild/protobuf';
import { type Client, Code, ConnectError, createClient, type Transport } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-web';
import { type Caller, page } from './core/config.ts';

export * from './gen/proto/caravan/access/v1/access_pb.ts';
export * from './gen/proto/caravan/events/v1/events_pb.ts';
export * from './gen/proto/caravan/jobs/v1/jobs_pb.ts';
export * from './gen/proto/caravan/pricing/v1/pricing_pb.ts';
// A namespace, because its message names clash with those of other services.
export * as supply from './gen/proto/caravan/supply/v1/supply_pb.ts';

/** The transport for a caller's unary calls and server streams. Default: the browser page's caller. */
export function transport({ config, credentials, token }: Caller = page): Transport {
  return createConnectTransport({
    baseUrl: `${config.baseUrl || globalThis.location?.origin || ''}/rpc`,
    fetch: (input, init) => config.fetch(input, { ...init, credentials }),
    interceptors: [
      (next) => async (request) => {
        const sent = request.stream ? undefined : toJsonString(request.method.input, request.message);
        const reason = await config.refuse?.(request.url, sent);
        if (reason) throw new ConnectError(reason, Code.InvalidArgument);
        if (token) request.header.set('Authorization', `Bearer ${token}`);
        request.header.set('Accept-Language', config.language);
        return next(request);
      },
    ],
  });
}

/** A client for one service, for browser pages: `connect(JobsService).watchExport({ exportId })`. */
export function connect<S extends DescService>(service: S): Client<S> {
  return createClient(service, transport());
}
