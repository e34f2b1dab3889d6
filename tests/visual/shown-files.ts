import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from '../../scripts/lib/paths.mjs';

const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const ofPackage = /(?:from|import)\s*\(?\s*'(@pantau\/[^']+)'/g;

/** Source of an entry, such as `@pantau/core/ui/icon`. */
function entryFile(entry: string): string | undefined {
  const [, name = '', rest = ''] = /^@pantau\/([\w-]+)(.*)$/.exec(entry) ?? [];
  const folder = at('packages', name);
  if (!existsSync(join(folder, 'package.json'))) return undefined;
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const target = exports[`.${rest}`] as Record<string, string> | undefined;
  const source = target?.['@pantau/source'];
  return source === undefined ? undefined : join(folder, source);
}

const texts = new Map<string, string>();
const textOf = (file: string): string => {
  const known = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  texts.set(file, known);
  return known;
};

/** Every module that a file imports, directly or not. A list of exports counts as far as the file names them. */
function reachedBy(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || !/\.tsx?$/.test(file)) continue;
    reached.add(file);
    const text = textOf(file);
    for (const [, path = ''] of text.matchAll(imported)) open.push(join(dirname(file), path));
    for (const [, entry = ''] of text.matchAll(ofPackage)) open.push(entryFile(entry) ?? '');
  }
  return reached;
}

/** The components, as `@pantau/core/ui/button Button`, that no module behind the stories contains. */
export function withoutPicture(
  components: readonly string[],
  storyFiles: readonly string[],
): readonly string[] {
  const reached = reachedBy(storyFiles.map((file) => join(at(), file)));
  return components.filter((component) => {
    const [from = '', name = ''] = component.split(' ');
    const folder = /^@pantau\/([\w-]+)/.exec(from)?.[1] ?? '';
    const declared = new RegExp(`\\b(?:function|class|const) ${name}\\b`);
    const files = globSync(`packages/${folder}/src/**/*.tsx`, { cwd: at() })
      .map((file) => at(file))
      .filter((file) => !/\.stories\.|\.test\./.test(file) && declared.test(textOf(file)));
    return !files.some((file) => reached.has(file));
  });
}
