import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['story', 'theme', 'words'].includes(entry.name) ? [] : files(at);
    return /\.tsx?$/.test(at) && !/\.(stories|test)\.tsx?$/.test(at) ? [at] : [];
  });

// Props and calls that carry no user-visible text.
const silent =
  /^(className|style|id|key|d|viewBox|transform|type|role|data-.*|src|href|slot|variant|points)$/;
// Strings that the caller passes through `say`, and an Error that only developers see.
const elsewhere = ['strength.ts', 'cutPicture.ts'];
const isText = (node: ts.Node): node is ts.StringLiteralLike =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** The library's own text: strings that go through `say` and so can be translated, and strings that don't. */
export function wordsOf(folder: string): { said: Set<string>; unsaid: string[] } {
  const said = new Set<string>();
  const unsaid: string[] = [];
  const collect = (node: ts.Node): void => {
    if (isText(node)) said.add(node.text);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(collect);
  };
  for (const file of files(folder)) {
    if (elsewhere.includes(path.basename(file))) continue;
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const report = (text: string) => unsaid.push(`${path.relative(folder, file)}: ${text.trim()}`);
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
      if (ts.isCallExpression(node) && node.expression.getText() === 'say') {
        node.arguments.slice(0, 1).forEach(collect);
        node.arguments.slice(1).forEach(visit);
        return;
      }
      if (ts.isJsxAttribute(node) && silent.test(node.name.getText())) return;
      if (ts.isJsxText(node) && /[A-Za-z]{2,}/.test(node.text)) report(node.text);
      if (isText(node) && /^[A-Z][a-z]+([ ,.]|$)/.test(node.text) && !ts.isBinaryExpression(node.parent))
        report(node.text);
      if (ts.isTemplateExpression(node)) {
        const fixed = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('\0');
        if (/(^|[ \0:])[A-Za-z]{2,}[ :,](?!\/)/.test(fixed) && !fixed.includes('(')) report(fixed);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { said, unsaid };
}
