/** What the server said when it refused a call. `message` is a sentence for the person; `code` is stable. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Messages by field path, when input was wrong. */
    readonly fields: Record<string, string> = {},
    /** Figures that help to go on, such as what is left. */
    readonly details: Record<string, number> = {},
    readonly requestId?: string,
    /** A sign-in mends it: nobody is signed in, or the session lacks its second factor. The answer carries a flag. */
    readonly signIn = false,
  ) {
    super(message);
  }
}

/** The one decoder of failures: an ApiError whatever went wrong. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return new ApiError(0, 'timed_out', 'The server takes too long to answer. Please try again in a moment.');
  }
  if (cause instanceof TypeError) {
    return new ApiError(
      0,
      'unreachable',
      'We could not reach the server. Check your connection and try again.',
    );
  }
  const message = cause instanceof Error ? cause.message : '';
  return new ApiError(0, 'unknown', message || 'There was an error processing your request');
}
