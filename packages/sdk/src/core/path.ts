/** Fills the `:name` parameters of a path; all are required, and the error names a missing one (H-468). */
export function fillPath(path: string, tokens: Record<string, string | number>): string {
  return path.replaceAll(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value: string | number | null | undefined = tokens[name];
    if (value === undefined || value === null || value === '')
      throw new Error(`The path ${path} needs a value for :${name}`);
    return encodeURIComponent(String(value));
  });
}

/** A JSON.stringify replacer that writes Map values as arrays of entries (H-471). */
export function mapsAsEntries(_key: string, value: unknown): unknown {
  return value instanceof Map ? [...value.entries()] : value;
}

/** Serializes the body of every generated call. */
export function writeBody(value: unknown): string {
  return JSON.stringify(value, mapsAsEntries);
}
