/** The values a template can be filled with. */
export type Values = { [name: string]: Value };
type Value = string | number | boolean | readonly Values[] | Values;

/** Fills a template like Go does, for the preview: values, if, if not, if eq, else, range, end. */
export function fill(template: string, values: Values): string {
  const tokens = template.split(/(\{\{.*?\}\})/);
  let at = 0;

  /** Renders up to the matching end or else; hidden parts are parsed, but not rendered. */
  const part = (scope: Values, shown: boolean): string => {
    let out = '';
    while (at < tokens.length) {
      const token = tokens[at]!;
      const action = /^\{\{(.*)\}\}$/.exec(token)?.[1];
      if (action === 'end' || action === 'else') return out;
      at++;
      if (action === undefined) out += shown ? token : '';
      else if (action.startsWith('if ')) out += choice(action.slice(3), scope, shown);
      else if (action.startsWith('range ')) out += loop(action.slice(6), scope, shown);
      else if (action.startsWith('.')) out += shown ? escaped(lookup(action, scope)) : '';
      else if (action !== 'outlook' && action !== 'endOutlook') throw new Error(`Unknown action ${token}`);
    }
    return out;
  };
  const choice = (condition: string, scope: Values, shown: boolean) => {
    const holds = test(condition, scope);
    let out = part(scope, shown && holds);
    if (tokens[at++] === '{{else}}') {
      out += part(scope, shown && !holds);
      at++;
    }
    return out;
  };
  const loop = (list: string, scope: Values, shown: boolean) => {
    const entries = lookup(list, scope);
    const start = at;
    let out = '';
    for (const entry of Array.isArray(entries) && shown ? (entries as Values[]) : []) {
      at = start;
      out += part(entry, true);
    }
    at = start;
    part({}, false);
    at++;
    return out;
  };
  return part(values, true);
}

function lookup(path: string, scope: Values): Value | undefined {
  let value: Value | undefined = scope;
  for (const name of path.slice(1).split('.')) value = (value as Values | undefined)?.[name];
  return value;
}

function test(condition: string, scope: Values): boolean {
  const [first = '', second = '', third] = condition.split(' ');
  if (first === 'not') return !lookup(second, scope);
  if (first === 'eq') return lookup(second, scope) === Number(third);
  return Boolean(lookup(first, scope));
}

const escaped = (value: Value | undefined): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '').replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;' })[sign]!,
  );
