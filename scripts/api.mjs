/**
 * `npm run api`: compares the public API of every package entry with its reviewed report,
 * `packages/<name>/api/<entry>.api.md`, and the names it exports at run time with `api/exports.json`.
 * `--write` updates both. A type in a public signature that no entry of its package exports is an error.
 * Reads the output of `npm run build`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import {
  CompilerState,
  ConsoleMessageId,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { SymbolFlags } from 'typescript';
import { conclude } from './lib/checks.mjs';
import { at, packagesInOrder } from './lib/paths.mjs';

const write = process.argv.includes('--write');
const temporary = at('node_modules', '.cache', 'pantau-api');

/** Resolves packages to their built declarations, as a host does. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    strict: true,
    skipLibCheck: true,
    types: [],
  },
};

const none = { logLevel: ExtractorLogLevel.None };
const messages = {
  compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
  extractorMessageReporting: {
    default: none,
    // A type that the entry refers to but does not export; `checkReport` decides.
    'ae-forgotten-export': { logLevel: ExtractorLogLevel.Error, addToApiReportFile: false },
  },
  tsdocMessageReporting: { default: none },
};

/** @type {string[]} */
const problems = [];
let reports = 0;

/**
 * @param {import('./lib/paths.mjs').WorkspacePackage} one
 * @param {string} entry such as `./http`
 * @param {string} types its declaration file
 */
function configOf({ name, folder }, entry, types) {
  const temporaryFolder = join(temporary, name.replace('@pantau/', ''));
  mkdirSync(temporaryFolder, { recursive: true });
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      compiler: { overrideTsconfig: { ...tsconfig, files: [types] } },
      apiReport: {
        enabled: true,
        reportFileName: `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.api.md`,
        reportFolder: join(folder, 'api'),
        reportTempFolder: temporaryFolder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages,
      newlineKind: 'lf',
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
}

/**
 * The types that a package exports from any of its entries, by the names of their declarations.
 *
 * @param {CompilerState} compilerState
 * @param {readonly ExtractorConfig[]} configs
 * @returns {Set<string>}
 */
function publicTypes({ program }, configs) {
  const typescript = /** @type {import('typescript').Program} */ (program);
  const checker = typescript.getTypeChecker();
  const exported = configs.flatMap(({ mainEntryPointFilePath }) => {
    const file = typescript.getSourceFile(mainEntryPointFilePath);
    const entry = file && checker.getSymbolAtLocation(file);
    return entry === undefined ? [] : checker.getExportsOfModule(entry);
  });
  return new Set(
    exported.map((symbol) =>
      symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol).name : symbol.name,
    ),
  );
}

/** @param {string} text of an `ae-forgotten-export` @returns {string} the symbol's name */
const forgotten = (text) => /symbol "([^"]+)"/.exec(text)?.[1] ?? '';

/**
 * @param {string} specifier
 * @param {ExtractorConfig} config
 * @param {CompilerState} compilerState
 * @param {Set<string>} exported by the package
 */
function checkReport(specifier, config, compilerState, exported) {
  reports += 1;
  const { apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: write,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel !== ExtractorLogLevel.Error) return;
      if (message.messageId === ConsoleMessageId.ApiReportNotCopied) return;
      // A host can import the type from another entry of the package.
      if (message.messageId === 'ae-forgotten-export' && exported.has(forgotten(message.text))) {
        return;
      }
      problems.push(`${specifier}: ${message.text}`);
    },
  });
  if (apiReportChanged && !write) {
    problems.push(`${specifier} has changed: review it with \`npm run api -- --write\``);
  }
}

/** @param {readonly string[]} files @returns {Promise<string[][]>} the names that each exports */
async function runtimeNames(files) {
  const { metafile } = await build({
    entryPoints: [...files],
    outdir: temporary,
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const outputs = Object.values(metafile.outputs);
  return files.map(
    (file) => outputs.find(({ entryPoint }) => at(entryPoint ?? '') === file)?.exports.sort() ?? [],
  );
}

for (const one of packagesInOrder()) {
  const entries = Object.entries(one.manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'object'
      ? [{ entry, types: join(one.folder, target.types), file: join(one.folder, target.import) }]
      : [],
  );
  mkdirSync(join(one.folder, 'api'), { recursive: true });
  const configs = entries.map(({ entry, types }) => configOf(one, entry, types));
  const [first, ...others] = configs;
  if (first === undefined) continue;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
  });
  const exported = publicTypes(compilerState, configs);
  for (const [index, config] of configs.entries()) {
    const specifier = one.name + (entries[index]?.entry.slice(1) ?? '');
    checkReport(specifier, config, compilerState, exported);
  }

  const names = await runtimeNames(entries.map(({ file }) => file));
  const listed = Object.fromEntries(entries.map(({ entry }, index) => [entry, names[index]]));
  const text = `${JSON.stringify(listed, null, 2)}\n`;
  const list = join(one.folder, 'api', 'exports.json');
  if (write) writeFileSync(list, text);
  else if (!existsSync(list) || readFileSync(list, 'utf8') !== text) {
    problems.push(`${one.name} exports other names: review them with \`npm run api -- --write\``);
  }
}

conclude(`${reports} package entries`, problems);
