import path from 'node:path';
import { SyntaxKind, type Node, type SourceFile } from 'typescript-native/unstable/ast';
import { API, type NodeHandle, type Project, type Symbol } from 'typescript-native/unstable/sync';
import type { Call } from './contract.ts';

export interface Reads {
  /** Schema.field of every property of the SDK's types that is read. */
  fields: Set<string>;
  operations: Set<string>;
  /** For each portal, the operations and names through which forms show a field: name="minPax", field('bio'). */
  forms: Map<string, { operations: Set<string>; names: Set<string> }>;
}

const generated = '/packages/sdk/src/gen/';
const isClient = (file: string) =>
  /\/(apps\/[^/]+|packages\/shell)\/src\//.test(file) && !file.includes('/node_modules/');
/** People reach nothing in a test, a story, or what these are served. */
const isRehearsal = (file: string) => /\.(test|stories)\.tsx?$|\/(story|screenTest)\/|fixtures/.test(file);

/**
 * What the portals and the shell read of the contract, according to the compiler's types. A property counts
 * where its own type is known; `names` are the candidates.
 */
export function reads(root: string, calls: Call[], names: ReadonlySet<string>): Reads {
  const api = new API({ cwd: root });
  try {
    const config = path.join(root, 'tools/unread/tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('the project does not load');
    const found: Reads = {
      fields: new Set(),
      operations: new Set(),
      forms: new Map(),
    };
    const owners = new Owners(project);
    const byName = new Map(calls.flatMap(({ id }) => functionsOf(id).map((name) => [name, id] as const)));
    const byPath = calls.map(({ id, path: at, isFile }) => [id, addressOf(at), isFile] as const);
    for (const file of project.program.getSourceFileNames().filter(isClient)) {
      const source = project.program.getSourceFile(file);
      if (!source) continue;
      const forms = formsOf(found, file);
      const rehearsed = isRehearsal(file);
      const positions: number[] = [];
      const patterns: Node[] = [];
      const byVariable: Node[] = [];
      visit(source, (node) => {
        const id = byName.get(imported(node));
        if (id) {
          if (!rehearsed) found.operations.add(id);
          forms.operations.add(id);
        }
        if (isAddress(node) && !rehearsed) {
          const text = node.getText(source);
          for (const [op, address, isFile] of byPath)
            if (address.test(text) && (!isFile || isOpened(node, source))) found.operations.add(op);
        }
        const name = readName(node);
        if (name && names.has(textOf(name, source))) positions.push(name.getStart(source));
        if (node.kind === SyntaxKind.ObjectBindingPattern) patterns.push(node);
        if (isByVariable(node)) byVariable.push(node);
        const field = formField(node, source);
        if (field && names.has(field)) forms.names.add(field);
      });
      const symbols = positions.length > 0 ? project.checker.getSymbolAtPosition(file, positions) : [];
      const all = [
        ...symbols,
        ...destructured(project, source, patterns, names),
        ...named(project, byVariable),
      ];
      for (const symbol of all) {
        for (const declaration of symbol?.declarations ?? []) {
          const owner = declaration.path.includes(generated) && owners.of(declaration);
          if (owner) found.fields.add(`${owner}.${symbol!.name}`);
        }
      }
    }
    return found;
  } finally {
    api.close();
  }
}

function formsOf({ forms }: Reads, file: string): { operations: Set<string>; names: Set<string> } {
  const [portal = ''] = /apps\/[^/]+|packages\/shell/.exec(file) ?? [];
  const known = forms.get(portal) ?? {
    operations: new Set(),
    names: new Set(),
  };
  forms.set(portal, known);
  return known;
}

/** The type that declares a property, by the property's position. */
class Owners {
  private readonly known = new Map<string, string>();
  private readonly project: Project;
  constructor(project: Project) {
    this.project = project;
  }

  of(declaration: NodeHandle): string {
    const key = `${declaration.path}:${declaration.index}`;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    let node: Node | undefined = declaration.resolve(this.project);
    while (
      node &&
      node.kind !== SyntaxKind.InterfaceDeclaration &&
      node.kind !== SyntaxKind.TypeAliasDeclaration
    )
      node = node.parent;
    const name = (node as unknown as { name?: { text: string } } | undefined)?.name?.text ?? '';
    this.known.set(key, name);
    return name;
  }
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  node.forEachChild((child) => visit(child, see));
}

const textOf = (name: Node, source: SourceFile) => name.getText(source).replace(/^['"]|['"]$/g, '');

/** The properties that patterns such as { name } = a read. */
function destructured(
  project: Project,
  source: SourceFile,
  patterns: Node[],
  names: ReadonlySet<string>,
): (Symbol | undefined)[] {
  if (patterns.length === 0) return [];
  return project.checker.getTypeAtLocation(patterns).flatMap((type, i) => {
    if (!type) return [];
    const { elements } = patterns[i] as unknown as {
      elements: (Node & Record<string, Node | undefined>)[];
    };
    return elements
      .filter((element) => !element.dotDotDotToken)
      .map((element) => textOf((element.propertyName ?? element.name)!, source))
      .filter((name) => names.has(name))
      .map((name) => project.checker.getPropertyOfType(type, name));
  });
}

/** The field that a form's control names. */
function formField(node: Node, source: SourceFile): string | undefined {
  if (node.kind !== SyntaxKind.StringLiteral) return undefined;
  const { parent } = node;
  const { name, expression } = parent as unknown as Record<string, Node | undefined>;
  const by = name ?? expression;
  const isNamed =
    (parent.kind === SyntaxKind.JsxAttribute || parent.kind === SyntaxKind.PropertyAssignment) &&
    by?.getText(source) === 'name';
  const isAsked = parent.kind === SyntaxKind.CallExpression && /\bfield$/.test(by?.getText(source) ?? '');
  return isNamed || isAsked ? textOf(node, source) : undefined;
}

/** Matches features[name]. */
const isByVariable = (node: Node) =>
  node.kind === SyntaxKind.ElementAccessExpression &&
  (node as unknown as { argumentExpression: Node }).argumentExpression.kind === SyntaxKind.Identifier;

/** The properties that a variable can name, if its type says which. */
function named({ checker }: Project, accesses: Node[]): (Symbol | undefined)[] {
  const parts = accesses as unknown as { expression: Node; argumentExpression: Node }[];
  if (parts.length === 0) return [];
  const objects = checker.getTypeAtLocation(parts.map(({ expression }) => expression));
  const keys = checker.getTypeAtLocation(parts.map(({ argumentExpression }) => argumentExpression));
  return objects.flatMap((object, i) => {
    const key = keys[i];
    if (!object || !key) return [];
    const all = key.isUnionType() ? key.getTypes() : [key];
    // An optional object is a union type.
    const of = object.isUnionType() ? object.getTypes() : [object];
    return all
      .filter((one) => one.isStringLiteralType())
      .flatMap((one) => of.map((type) => checker.getPropertyOfType(type, one.value)));
  });
}

/** The name by which a node reads a property: a.name or a['name']. */
function readName(node: Node): Node | undefined {
  const parts = node as unknown as Record<string, Node | undefined>;
  if (node.kind === SyntaxKind.PropertyAccessExpression) return parts.name;
  const argument = node.kind === SyntaxKind.ElementAccessExpression ? parts.argumentExpression : undefined;
  return argument?.kind === SyntaxKind.StringLiteral ? argument : undefined;
}

/** The original SDK name of an import. */
function imported(node: Node): string {
  if (node.kind !== SyntaxKind.ImportSpecifier && node.kind !== SyntaxKind.PropertyAccessExpression)
    return '';
  const { name, propertyName } = node as unknown as Record<string, { text?: string } | undefined>;
  return (propertyName ?? name)?.text ?? '';
}

/** The functions that the SDK generates for an operation; its query key alone reads nothing. */
function functionsOf(id: string): string[] {
  const pascal = id[0]!.toUpperCase() + id.slice(1);
  return [
    id,
    `use${pascal}`,
    `use${pascal}Infinite`,
    `get${pascal}QueryOptions`,
    `get${pascal}InfiniteQueryOptions`,
    `get${pascal}MutationOptions`,
    `get${pascal}Url`,
  ];
}

const isAddress = (node: Node) =>
  node.kind === SyntaxKind.StringLiteral ||
  node.kind === SyntaxKind.NoSubstitutionTemplateLiteral ||
  node.kind === SyntaxKind.TemplateExpression;

/** A link, an image, or a frame that opens the address; a mere mention of it opens nothing. */
function isOpened(node: Node, source: SourceFile): boolean {
  for (let at: Node | undefined = node; at; at = at.parent) {
    const { name } = at as unknown as { name?: Node };
    if (at.kind === SyntaxKind.JsxAttribute || at.kind === SyntaxKind.PropertyAssignment)
      return /^(href|src|action)$/.test(name?.getText(source) ?? '');
  }
  return false;
}

/** Matches a link that contains the operation's path. */
function addressOf(template: string): RegExp {
  const parts = template.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`["'\`]${parts.join('(?:\\$\\{[^}]*\\}|[^/"\'`]+)')}["'\`?]`);
}
