import { faker } from '@faker-js/faker';
import { http, type HttpHandler, HttpResponse, type RequestHandlerOptions } from 'msw';

/** The server's response: data in its envelope (H-469). */
export interface Answer<T> {
  success: boolean;
  data: T;
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Info = Parameters<Parameters<typeof http.get>[1]>[0];

/** A response, or a function that creates one from the request. */
export type Given<T> = T | ((info: Info) => T | Promise<T>);

export function answer<T>(make: () => T, given: Partial<Answer<T>> = {}): Answer<T> {
  return { success: true, data: make(), ...given };
}

/** A file with a few bytes. */
export function file(): Blob {
  return new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]);
}

/** A handler that returns the given response, or creates it. */
export function handle<T>(
  verb: Verb,
  path: string,
  make: () => T,
  given?: Given<T>,
  options?: RequestHandlerOptions,
): HttpHandler {
  return http[verb](
    path,
    async (info) => {
      const made = given === undefined ? make() : given instanceof Function ? await given(info) : given;
      if (!(made instanceof Blob)) return HttpResponse.json(made as object);
      return new HttpResponse(made, { headers: { 'Content-Type': 'application/octet-stream' } });
    },
    options,
  );
}
