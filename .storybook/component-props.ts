/** Every component that a package exports, with its props as the compiler sees them: also those that it inherits. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const packages = join(root, 'packages/');

export interface ComponentProp {
  readonly name: string;
  /** As it is written in the declaration. */
  readonly type: string;
  readonly required: boolean;
  readonly text: string;
}

export interface ComponentProps {
  readonly props: readonly ComponentProp[];
  /** It passes further props on to an HTML element. */
  readonly attributes: boolean;
}

/** By entry and name, such as `@pantau/data-table Grid`. */
export type AllProps = Readonly<Record<string, ComponentProps>>;

interface Entry {
  readonly from: string;
  readonly file: string;
}

const entriesOf = (file: string): readonly Entry[] => {
  const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, unknown>>;
  };
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = (target as Readonly<Record<string, string>>)['@pantau/source'] ?? '';
    return /\.tsx?$/.test(source)
      ? [{ from: name + entry.slice(1), file: join(root, file, '..', source) }]
      : [];
  });
};

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root)
    .options;
}

/** Paragraphs and items of lists follow one another. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/^\s*- /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Readers of a page do not know the rules. */
const withoutRules = (text: string): string =>
  text.replaceAll(/ \([A-Z]+-\d+(?:, [A-Z]+-\d+)*\)/g, '');

/** A component is a function of its props, or a class of elements that have them. */
function propsType(checker: ts.TypeChecker, component: ts.Type): ts.Type | undefined {
  const [call] = component.getCallSignatures();
  const [construct] = component.getConstructSignatures();
  const symbol = call?.getParameters()[0] ?? construct?.getReturnType().getProperty('props');
  return symbol && checker.getTypeOfSymbol(symbol);
}

function typeText(checker: ts.TypeChecker, prop: ts.Symbol): string {
  const [declaration] = prop.declarations ?? [];
  const written = declaration && ts.isPropertySignature(declaration) && declaration.type?.getText();
  return oneLine(written || checker.typeToString(checker.getTypeOfSymbol(prop)))
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*)\)$/, '$1');
}

/** `'a' | 'b'` and `'a' | 'c'` together; functions and objects as they are. */
function union(types: readonly string[]): string {
  const isSimple = types.every((type) => /^[^({<]*$/.test(type));
  const members = isSimple ? types.flatMap((type) => type.split(' | ')) : types;
  const used = members.filter((type) => type !== 'never' && type !== 'undefined');
  return [...new Set(used)].join(' | ');
}

const isOurs = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((one) => one.getSourceFile().fileName.startsWith(packages));

/** Props of a component that can be used in several ways are those of each way. */
function describe(checker: ts.TypeChecker, component: ts.Symbol): ComponentProps {
  const type = propsType(checker, checker.getTypeOfSymbol(component));
  const ways = type === undefined ? [] : type.isUnion() ? type.types : [type];
  const all = ways.map((way) => checker.getPropertiesOfType(way));
  const byName = Map.groupBy(all.flat().filter(isOurs), ({ name }) => name);
  const props = [...byName].map(([name, symbols]): ComponentProp => {
    const texts = symbols.map((one) =>
      ts.displayPartsToString(one.getDocumentationComment(checker)),
    );
    const isOptional = symbols.some((one) => (one.flags & ts.SymbolFlags.Optional) !== 0);
    return {
      name,
      type: union(symbols.map((one) => typeText(checker, one))),
      required: !isOptional && symbols.length === ways.length,
      text: withoutRules(oneLine(texts.find((text) => text !== '') ?? '')),
    };
  });
  return {
    props: props.toSorted((one, other) => Number(other.required) - Number(one.required)),
    attributes: all.flat().some((one) => !isOurs(one) && one.name === 'className'),
  };
}

const isComponent = ({ name, valueDeclaration }: ts.Symbol): boolean =>
  /^[A-Z][a-z]/.test(name) && valueDeclaration?.getSourceFile().fileName.endsWith('.tsx') === true;

function readProps(): AllProps {
  const entries = globSync('packages/*/package.json', { cwd: root }).flatMap(entriesOf);
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    compilerOptions(),
  );
  const checker = program.getTypeChecker();
  const found = entries.flatMap(({ from, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return (module === undefined ? [] : checker.getExportsOfModule(module)).flatMap((exported) => {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
      return isComponent(symbol)
        ? [[`${from} ${exported.name}`, describe(checker, symbol)] as const]
        : [];
    });
  });
  return Object.fromEntries(found);
}

let known: AllProps | undefined;

/** Takes the compiler some seconds, the first time. */
export const componentProps = (): AllProps => (known ??= readProps());

const moduleId = 'virtual:component-props';

/** Lets pages import them. */
export const propsAsModule = (): Plugin => ({
  name: 'component-props',
  resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
  load: (id) =>
    id === `\0${moduleId}` ? `export default ${JSON.stringify(componentProps())}` : undefined,
});
