/**
 * `npm run api`: compares the public API of every package entry with its reviewed report,
 * `packages/<name>/api/<entry>.api.md`, and the names it exports at run time with `api/exports.json`.
 * `--write` updates both. Reads the output of `npm run build`.
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
    // A type that the API refers to without exporting it: the report lists it for the review.
    'ae-forgotten-export': { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
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
 * @param {string} specifier
 * @param {ExtractorConfig} config
 * @param {CompilerState} compilerState
 */
function checkReport(specifier, config, compilerState) {
  reports += 1;
  const { apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: write,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel !== ExtractorLogLevel.Error) return;
      if (message.messageId === ConsoleMessageId.ApiReportNotCopied) return;
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
  for (const [index, config] of configs.entries()) {
    const specifier = one.name + (entries[index]?.entry.slice(1) ?? '');
    checkReport(specifier, config, compilerState);
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
