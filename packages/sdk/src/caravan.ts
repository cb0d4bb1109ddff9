import type { DescService } from '@bufbuild/protobuf';
import { type Client, createClient } from '@connectrpc/connect';
import * as calls from './client.ts';
import { transport } from './connect.ts';
import { type Caller, type Config, newCaller } from './core/config.ts';
import type { CallInit } from './core/http.ts';

/** Where a caller's marketplace is, and whom to act as. */
export interface Settings extends Partial<Omit<Config, 'baseUrl'>> {
  /** Origin of the marketplace, such as "https://acme.example". */
  baseUrl: string;
  /** Session token or API key. Without one, the caller is anonymous. */
  token?: string | undefined;
}

type Calls = typeof calls;

/** Every REST call as a function. */
export type Api = {
  [Name in keyof Calls as Calls[Name] extends (...args: never[]) => Promise<unknown>
    ? Name
    : never]: Calls[Name];
};

/** The SDK for one caller, whose identity isn't shared with anything else in the process. */
export interface Caravan {
  /** Every REST call: `caravan.api.getTrip(id)`. */
  readonly api: Api;
  /** A client for one Connect service: `caravan.connect(JobsService).watchExport({ exportId })`. */
  connect<S extends DescService>(service: S): Client<S>;
  /** Request options for the hooks of '@caravan/sdk/react-query': `useGetTrip(id, { request: caravan.request })`. */
  readonly request: CallInit;
  /** An instance for the same marketplace as someone else, or anonymous without a token. */
  as(token?: string): Caravan;
}

/** Creates the SDK for one caller. A server that makes calls for many people creates one for each. */
export function createCaravan(settings: Settings): Caravan {
  const caller = newCaller(settings);
  return {
    api: apiOf(caller),
    connect: (service) => createClient(service, transport(caller)),
    request: { caller },
    as: (token) => createCaravan({ ...settings, token }),
  };
}

type Call = (...args: unknown[]) => unknown;

/** The last parameter of each generated call is its options, which carry the caller. */
function apiOf(caller: Caller): Api {
  const out: Record<string, Call> = {};
  for (const [name, call] of Object.entries(calls as Record<string, Call>)) {
    const options = call.length - 1;
    out[name] = (...args) => {
      const given = Array.from({ length: options }, (_, i) => args[i]);
      return call(...given, { ...(args[options] as CallInit | undefined), caller });
    };
  }
  return out as unknown as Api;
}
