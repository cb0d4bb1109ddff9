import ts from 'typescript';

const isSpyMaker = (node: ts.Expression | undefined) =>
  !!node && ts.isCallExpression(node) && node.expression.getText() === 'fn';
const acts = /\b(userEvent|fireEvent)\.|\.focus\(\)|\.dispatchEvent\(|postMessage\(/;

/**
 * Finds the callbacks that a story file's play functions cover: the play interacts like a user and expects
 * the spy passed as the callback to have been called. A value that merely appears in the file proves nothing.
 */
export function playsOf(text: string): Set<string> {
  const source = ts.createSourceFile('story.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const spies = new Map<string, Set<string>>();
  const proven = new Set<string>();
  const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
    visit(node);
    ts.forEachChild(node, (child) => walk(child, visit));
  };
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node) && isSpyMaker(node.initializer))
      spies.set(node.name.getText(), new Set());
  });
  // Maps spies with other names to their callback: `onRetry: retry`, `onRetry={retry}`, `onChange={(v) =>
  // changed(v)}`.
  walk(source, (node) => {
    if (!ts.isPropertyAssignment(node) && !ts.isJsxAttribute(node)) return;
    const callback = node.name.getText();
    if (node.initializer)
      walk(node.initializer, (inner) => {
        if (ts.isIdentifier(inner)) spies.get(inner.text)?.add(callback);
      });
  });
  const prove = (node: ts.Node) =>
    walk(node, (inner) => {
      if (!ts.isCallExpression(inner) || inner.expression.getText() !== 'expect') return;
      const check = inner.parent;
      if (!ts.isPropertyAccessExpression(check) || !check.name.text.startsWith('toHaveBeen')) return;
      const spy = inner.arguments[0];
      if (spy && ts.isPropertyAccessExpression(spy)) proven.add(spy.name.text);
      if (spy && ts.isIdentifier(spy)) {
        proven.add(spy.text);
        spies.get(spy.text)?.forEach((callback) => proven.add(callback));
      }
    });
  walk(source, (node) => {
    const name = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) ? node.name.getText() : '';
    if (name === 'play' && acts.test(node.getText())) prove(node);
    // The `failed` helper presses retry and expects the spy itself.
    if (ts.isCallExpression(node) && node.expression.getText() === 'failed') proven.add('onRetry');
  });
  return proven;
}
