/**
 * `npm run api`: compares the public API of every package entry with its reviewed report,
 * `packages/<name>/api/<entry>.api.md`, and the names it exports at run time with `api/exports.json`.
 * `--write` updates both. A type in a public signature that no entry of its package exports is an error.
 * Reads the output of `npm run build`. API Extractor's settings are in `api-extractor.json`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompilerState,
  ConsoleMessageId,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { init, parse } from 'es-module-lexer';
import { conclude } from './lib/checks.mjs';
import { at, packagesInOrder } from './lib/paths.mjs';

/** Generated from schema.graphql, which is reviewed. A host refers to it as `ContractTypes['introspection']`. */
const notExported = 'ContractIntrospection';

const write = process.argv.includes('--write');
const settings = ExtractorConfig.loadFile(at('api-extractor.json'));
/** @type {string[]} */
const problems = [];
let reports = 0;

/**
 * @param {import('./lib/paths.mjs').WorkspacePackage} one
 * @param {string} entry such as `./http`
 * @param {{ types: string }} target
 */
const configOf = ({ folder }, entry, { types }) =>
  ExtractorConfig.prepare({
    configObject: {
      ...settings,
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, types),
      apiReport: {
        ...settings.apiReport,
        enabled: true,
        reportFileName: `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.api.md`,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });

/**
 * Compares the report of an entry, or writes it.
 *
 * @param {string} specifier
 * @param {ExtractorConfig} config
 * @param {CompilerState} compilerState
 * @returns {{ report: string, hidden: [type: string, problem: string][] }} hidden: types that the entry
 *   refers to but does not export
 */
function checkReport(specifier, config, compilerState) {
  reports += 1;
  /** @type {[type: string, problem: string][]} */
  const hidden = [];
  Extractor.invoke(config, {
    compilerState,
    localBuild: false,
    messageCallback: (message) => {
      message.handled = true;
      const { logLevel, messageId, text } = message;
      if (logLevel !== ExtractorLogLevel.Error) return;
      if (messageId === ConsoleMessageId.ApiReportNotCopied) return;
      const problem = `${specifier}: ${text}`;
      if (messageId !== 'ae-forgotten-export') problems.push(problem);
      else hidden.push([/symbol "([^"]+)"/.exec(text)?.[1] ?? '', problem]);
    },
  });
  const report = sortUnions(readFileSync(config.reportTempFilePath, 'utf8'));
  if (write) writeFileSync(config.reportFilePath, report);
  else if (
    !existsSync(config.reportFilePath) ||
    readFileSync(config.reportFilePath, 'utf8') !== report
  ) {
    problems.push(`${specifier} has changed: review it with \`npm run api -- --write\``);
  }
  return { report, hidden };
}

/** TypeScript lists a union in the order in which it met its members, which differs between builds. @param {string} text */
const sortUnions = (text) =>
  text.replace(/"[^"\s]+"(?: \| "[^"\s]+")+/g, (union) => union.split(' | ').sort().join(' | '));

await init;
for (const one of packagesInOrder()) {
  const entries = Object.entries(one.manifest.exports).filter(
    ([, target]) => typeof target === 'object',
  );
  const configs = entries.map(([entry, target]) => configOf(one, entry, target));
  const [first] = configs;
  if (first === undefined) continue;
  mkdirSync(first.reportTempFolder, { recursive: true });
  mkdirSync(first.reportFolder, { recursive: true });
  const compilerState = CompilerState.create(first);
  const checked = configs.map((config, index) =>
    checkReport(one.name + (entries[index]?.[0].slice(1) ?? ''), config, compilerState),
  );

  const text = checked.map(({ report }) => report).join('\n');
  const exported = new Set(
    [...text.matchAll(/^export (?:\{ |(?:declare |abstract )*\w+ )(\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
  for (const [type, problem] of checked.flatMap(({ hidden }) => hidden)) {
    // A host can import the type from another entry of the package.
    if (!exported.has(type) && type !== notExported) problems.push(problem);
  }

  const names = entries.map(([entry, { import: file }]) => {
    const [, exports] = parse(readFileSync(join(one.folder, file), 'utf8'));
    return [entry, exports.map(({ n }) => n).sort()];
  });
  const listed = `${JSON.stringify(Object.fromEntries(names), null, 2)}\n`;
  const list = join(one.folder, 'api', 'exports.json');
  if (write) writeFileSync(list, listed);
  else if (!existsSync(list) || readFileSync(list, 'utf8') !== listed) {
    problems.push(`${one.name} exports other names: review them with \`npm run api -- --write\``);
  }
}

conclude(`${reports} package entries`, problems);
