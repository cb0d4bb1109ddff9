/** The server's error response. `message` is a human-readable sentence; `code` is stable. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Messages by field path, for invalid input. */
    readonly fields: Record<string, string> = {},
    /** Values that help to recover, such as how many are left. */
    readonly details: Record<string, number> = {},
    readonly requestId?: string,
    /**
     * Whether signing in resolves the error: there is no session, or it lacks its second factor. The response
     * carries a flag.
     */
    readonly signIn = false,
  ) {
    super(message);
  }
}

/** Converts any failure to an ApiError. */
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
