import ts from 'typescript';
import type { Example } from './find-examples.ts';

/*
 * Makes a module of an example: what it declares without a value comes from the stand-ins for its document, and what it
 * declares or renders is exported, so that a page can show it.
 */

/** Names that the module exports for the page. */
export interface Parts {
  readonly components: readonly string[];
  /** Elements at the top level, each a function that returns it. */
  readonly elements: readonly string[];
  readonly values: readonly string[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isElement = (node: ts.Expression): boolean => {
  const inner = ts.isParenthesizedExpression(node) ? node.expression : node;
  return ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner);
};

const tagOf = (node: ts.Expression): string => {
  const inner = ts.isParenthesizedExpression(node) ? node.expression : node;
  if (ts.isJsxElement(inner)) return inner.openingElement.tagName.getText();
  return ts.isJsxSelfClosingElement(inner) ? inner.tagName.getText() : 'Fragment';
};

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isOmittedExpression(element) ? [] : namesIn(element.name),
      );

const isDeclared = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);

const isFunction = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** The code of the module, and what it exports as `parts`. */
export function asModule({ given, code }: Example, standIns: string): { code: string } & Parts {
  const text = `${given}\n${code}`;
  const source = ts.createSourceFile(
    'x.tsx',
    text,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.TSX,
  );
  const edits: Edit[] = [];
  const components: string[] = [];
  const elements: [name: string, code: string][] = [];
  const values: string[] = [];

  const stand = (node: ts.Statement, name: string): void =>
    void edits.push({
      start: node.getStart(),
      end: node.end,
      text: `const ${name} = standInOf(standIns, '${name}');`,
    });
  const declare = (name: string, isComponent: boolean): void =>
    void (isComponent && /^[A-Z]\w*[a-z]/.test(name) ? components : values).push(name);

  for (const node of source.statements) {
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) {
      if (isDeclared(node)) stand(node, node.name.text);
      else declare(node.name.text, true);
    } else if (ts.isVariableStatement(node)) {
      for (const { name, initializer } of node.declarationList.declarations) {
        if (isDeclared(node)) stand(node, name.getText());
        else if (initializer !== undefined && isElement(initializer)) {
          elements.push([name.getText(), name.getText()]);
        } else for (const one of namesIn(name)) declare(one, isFunction(initializer));
      }
    } else if (ts.isExpressionStatement(node) && isElement(node.expression)) {
      const name = `<${tagOf(node.expression)}>`;
      elements.push([name, node.expression.getText()]);
      edits.push({ start: node.getStart(), end: node.end, text: '' });
    }
  }

  let edited = text;
  for (const { start, end, text: by } of edits.toSorted((one, other) => other.start - one.start)) {
    edited = edited.slice(0, start) + by + edited.slice(end);
  }
  const pairs = elements.map(([name, element]) => `${JSON.stringify(name)}: () => (${element})`);
  return {
    code: [
      `import { standIns } from ${JSON.stringify(standIns)};`,
      `import { standInOf } from './page/stand-ins.ts';`,
      edited,
      `export const parts = {`,
      `  components: { ${components.join(', ')} },`,
      `  elements: { ${pairs.join(', ')} },`,
      `  values: { ${values.join(', ')} },`,
      `};`,
    ].join('\n'),
    components,
    elements: elements.map(([name]) => name),
    values,
  };
}
