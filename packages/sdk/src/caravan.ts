import type { DescService } from '@bufbuild/protobuf';
import { type Client, createClient } from '@connectrpc/connect';
import * as calls from './client.ts';
import { transport } from './connect.ts';
import { type Caller, type Config, newCaller } from './core/config.ts';
import type { CallInit } from './core/http.ts';

/** Where a caller reaches his marketplace, and as whom. */
export interface Settings extends Partial<Omit<Config, 'baseUrl'>> {
  /** Origin of the marketplace, such as "https://acme.example". */
  baseUrl: string;
  /** Session token or API key; without one the caller is nobody. */
  token?: string | undefined;
}

type Calls = typeof calls;

/** Every REST call as a function. */
export type Api = {
  [Name in keyof Calls as Calls[Name] extends (...args: never[]) => Promise<unknown>
    ? Name
    : never]: Calls[Name];
};

/** The SDK as one caller: who he is belongs to it and to nothing else in the process. */
export interface Caravan {
  /** Every REST call: `caravan.api.getTrip(id)`. */
  readonly api: Api;
  /** A client of one Connect service: `caravan.connect(JobsService).watchExport({ exportId })`. */
  connect<S extends DescService>(service: S): Client<S>;
  /** For the hooks of '@caravan/sdk/react-query': `useGetTrip(id, { request: caravan.request })`. */
  readonly request: CallInit;
  /** The same marketplace as somebody else; nobody without a token. */
  as(token?: string): Caravan;
}

/** The SDK for one caller. A server that calls for many people makes one for each. */
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

/** The last parameter of each generated call is its options; they carry the caller. */
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
