/** The workbench: every state has a story, stories say what they are, and broken ones are found. */
import assert from 'node:assert/strict';
import { globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { componentProps } from '../../.storybook/component-props.ts';
import { packageFacts } from '../../.storybook/package-facts.ts';
import { contrastPairs } from '../../.storybook/pages/contrast-pairs.ts';
import { facts, sizesOf, tokensOf } from '../../.storybook/pages/facts/facts.ts';
import { textFiles } from '../../.storybook/llms.ts';
import { stateStories } from '../../.storybook/state-stories.ts';
import tokens from '../../packages/core/src/theme/tokens.json' with { type: 'json' };
import { at, root, typeScript, workspaceNode } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

/** @param {string} code @returns {{ title: string, id: string, stories: { name: string, tags: readonly string[] }[] }} */
function storiesIn(code) {
  const csf = loadCsf(code, { fileName: 'x', makeTitle: (title) => title ?? '' }).parse();
  const { title = '', id = title } = csf.meta;
  return {
    title,
    id,
    stories: csf.indexInputs.map(({ exportName, tags = [] }) => ({ name: exportName, tags })),
  };
}

/** @param {string} file */
const read = (file) => readFileSync(at(file), 'utf8');

/** @type {Map<string, ReturnType<typeof storiesIn>>} */
const parsed = new Map();

/** The same of a file, which is parsed once. @param {string} file */
function storiesOf(file) {
  const stories = parsed.get(file) ?? storiesIn(read(file));
  parsed.set(file, stories);
  return stories;
}

/**
 * @param {import('../../.storybook/state-stories.ts').StateStories} component
 * @param {string} code of its stories
 * @returns {string[]} its states without a story that shows them
 */
function statesWithoutStory({ states }, code) {
  const { stories } = storiesIn(code);
  const shown = stories.filter(({ tags }) => !tags.includes('behaviour')).map(({ name }) => name);
  return Object.keys(states).filter((state) => !shown.includes(states[state] ?? ''));
}

/** What leaves a state when it is the last thing that a check does. */
const leaving =
  /['/]\^?(?:(?:Try )?again(?:\|retry)?|Show all rows|Coba lagi[^']*|Close|Tutup|Cancel|Batal|Back)\$?['/]|\{Escape\}|\.release\(|\bown\.close\(/i;

/** Stories whose state these do not leave. */
const staying = new Set([
  'Sales orders/Confirmations Busy',
  'Alert centre/Evidence/Of a faulty backend Endless',
]);

/** @param {string} code of stories @returns {string[]} the states whose checks leave them in the end */
function statesThatMoveOn(code) {
  const { title, stories } = storiesIn(code);
  return stories
    .filter(({ name, tags }) => !tags.includes('behaviour') && !staying.has(`${title} ${name}`))
    .map(({ name }) => name)
    .filter((name) => {
      const [, rest = ''] = code.split(new RegExp(`^export const ${name}\\b`, 'm'));
      const [own = ''] = rest.split(
        /^(?:export|const|let|function|async|type|interface|\/\*\*|\/\/)/m,
      );
      const acts = own.match(/(?:userEvent\.\w+|\bpress|\.release|\.close)\([^;]*;/g) ?? [];
      return leaving.test(acts.at(-1) ?? '');
    });
}

/** Of a group in the side bar: as many as fit on a screen. */
const MOST_ENTRIES = 40;

/** @param {string} title @returns {string[]} the groups that contain it */
const groupsOf = (title) => [...title.matchAll(/\//g)].map(({ index }) => title.slice(0, index));

/**
 * @param {readonly { file: string, title: string }[]} entries of the side bar
 * @returns {string[]} titles that several files share or that are a group as well, groups with too many entries, and
 * folders whose stories are in several groups
 */
function clutter(entries) {
  const titles = entries.map(({ title }) => title);
  const groups = new Set(titles.flatMap(groupsOf));
  const shared = titles.filter((title, place) => titles.indexOf(title) !== place);
  const nodes = [...new Set([...titles, ...groups])];
  const full = [...groups].filter(
    (group) => nodes.filter((node) => groupsOf(node).at(-1) === group).length > MOST_ENTRIES,
  );
  const inPackages = entries.filter(({ title }) => /^(?:Alert centre|Data table)\//.test(title));
  const byFolder = Map.groupBy(inPackages, ({ file }) =>
    /[\w-]+\/src\/(?:ui\/)?[\w-]+/.exec(file)?.at(0),
  );
  const scattered = [...byFolder].filter(
    ([, own]) => new Set(own.map(({ title }) => groupsOf(title).at(1))).size > 1,
  );
  return [
    ...new Set([...shared, ...titles.filter((title) => groups.has(title)), ...full]),
    ...scattered.map(([folder = '']) => folder),
  ];
}

/** Compiles a module of the workbench, which may import from its folder. @param {string} name @param {string} code */
async function compile(name, code) {
  const folder = at('node_modules', '.cache', 'pantau-workbench', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'module.ts'), code);
  const config = { extends: at('.storybook', 'tsconfig.json'), files: ['module.ts'], include: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const args = [...typeScript(), '-p', folder, '--pretty', 'false'];
  return run(workspaceNode, args, { quiet: true });
}

describe('states', () => {
  it.each(stateStories)('each state of $file has a story that stays in it (WB-2)', (component) => {
    expect(statesWithoutStory(component, read(component.file))).toEqual([]);
  });

  it('a removed story is found, and so is one that has become a test (WB-2)', () => {
    const label = stateStories.find(({ file }) => file.includes('connection-label'));
    assert.ok(label);
    const code = read(label.file);
    const removed = code.replaceAll(/export const States/g, 'export const Others');
    expect(statesWithoutStory(label, removed)).toEqual(['live', 'connecting', 'lost', 'paused']);
    const moved = code.replace('export const States: Story = {', "$& tags: ['behaviour'],");
    expect(statesWithoutStory(label, moved)).toHaveLength(4);
  });

  it('each state ends in what it is named for (WB-36)', () => {
    const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
    const moving = files.flatMap((file) =>
      statesThatMoveOn(read(file)).map((name) => `${file} ${name}`),
    );
    expect(moving).toEqual([]);
  });

  it('a state whose checks try again or close it is found (WB-36)', () => {
    const meta = "export default { title: 'X' };\n";
    /** @param {string} end */
    const failed = (end) =>
      `${meta}export const Failed = {\n  play: async () => {\n    await userEvent.hover(row);\n${end}\n  },\n};\n`;
    expect(statesThatMoveOn(failed(''))).toEqual([]);
    for (const end of [
      "await userEvent.click(view.getByRole('button', { name: 'Try again' }));",
      "await press('Close');",
      "await userEvent.keyboard('{Escape}');",
      "source.release('list');",
    ])
      expect(statesThatMoveOn(failed(end))).toEqual(['Failed']);
  });

  it('a state without a story and a text without a translation do not compile (WB-3)', async () => {
    const stories = at('.storybook', 'state-stories.ts');
    const catalog = at('packages', 'core', 'src', 'i18n', 'catalog.ts');
    const { code, output } = await compile(
      'broken',
      `import { covers } from '${stories}';
       import { defineCatalog } from '${catalog}';
       covers<'open' | 'closed'>('x', { open: 'Open' });
       defineCatalog('x', { open: 'Open', closed: 'Closed' }, { open: 'Terbuka' });`,
    );
    assert.notEqual(code, 0);
    expect(output).toMatch(
      /Property 'closed' is missing in type '{ open: "?string"?; }'[^]*Record/,
    );
    expect(output.match(/Property 'closed' is missing/g)).toHaveLength(2);
  });
});

describe('stories', () => {
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
  const areas =
    /^(Start|Core\/(Foundations|Primitives)|Alert centre|Data table|Sales orders|Shell|Alert rules|Driver score|Company settings|Dashboard|Embedding)\//;

  it('have titles that begin with their package (WB-1)', () => {
    const titles = files.map((file) => storiesOf(file).title);
    expect(titles.filter((title) => !areas.test(title))).toEqual([]);
  });

  it('are in groups that a reviewer can take in, named by their folder (WB-32)', () => {
    const entries = files.map((file) => ({ file, title: storiesOf(file).title }));
    expect(clutter(entries)).toEqual([]);
  });

  it('that share a title, are beside their group or in that of another folder, are found (WB-32)', () => {
    const entry = (/** @type {string} */ title, place = 'list/row') => ({
      file: `packages/alert-center/src/ui/${place}.stories.tsx`,
      title: `Alert centre/${title}`,
    });
    expect(clutter([entry('List/Row'), entry('List/Row')])).toEqual(['Alert centre/List/Row']);
    expect(clutter([entry('List'), entry('List/Row')])).toContain('Alert centre/List');
    const elsewhere = entry('Panel/Row', 'list/other');
    expect(clutter([entry('List/Row'), elsewhere])).toEqual(['alert-center/src/ui/list']);
    const many = Array.from({ length: MOST_ENTRIES + 1 }, (_, place) => entry(`Row ${place}`));
    expect(clutter(many)).toContain('Alert centre');
  });
});

/** Files whose stories have controls that belong to the host of the widget, or are what a story checks. */
const withOwnControls = [
  'alert-center/src/ui/alert-center/host-slots.stories.tsx',
  'alert-center/src/ui/alert-center/isolated.stories.tsx',
  'data-table/src/data-table/search-field.stories.tsx',
  'data-table/src/grid/keyboard.stories.tsx',
];

/** @param {ReturnType<typeof storiesIn>} file */
const hasStates = ({ stories }) =>
  stories.some(({ tags }) => !tags.includes('behaviour') && !tags.includes('!dev'));

/** @param {ReturnType<typeof storiesIn>} file */
const hasPage = ({ stories }) => stories.some(({ tags }) => !tags.includes('!autodocs'));

/** @param {string} code of stories @returns {string[]} controls of HTML that a reviewer would take for the product's */
function rawControls(code) {
  const found = code.match(/<(?:button|select|textarea)\b/g) ?? [];
  return found.length > 0 && hasStates(storiesIn(code)) ? found : [];
}

describe('what a reviewer sees', () => {
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });

  it('are controls of the product (WB-29)', () => {
    const found = files.filter((file) => rawControls(read(file)).length > 0);
    expect(found.map((file) => file.slice('packages/'.length)).toSorted()).toEqual(withOwnControls);
  });

  it('a control of HTML is found (WB-29)', () => {
    const raw = 'export default { title: "X" }; export const Shown = () => <button>Go</button>;';
    expect(rawControls(raw)).toEqual(['<button']);
  });

  it('has a page if it has states, and else none (WB-30)', () => {
    const wrong = files.filter((file) => hasPage(storiesOf(file)) !== hasStates(storiesOf(file)));
    expect(wrong).toEqual([]);
  });

  it('a page that shows nothing, and states without a page, are found (WB-30)', () => {
    const empty = `export default { title: 'X' }; export const Moves = { tags: ['behaviour'] };`;
    expect([hasPage(storiesIn(empty)), hasStates(storiesIn(empty))]).toEqual([true, false]);
    const hidden = `export default { title: 'X', tags: ['!autodocs'] }; export const Shown = {};`;
    expect([hasPage(storiesIn(hidden)), hasStates(storiesIn(hidden))]).toEqual([false, true]);
  });
});

describe('contrast', () => {
  it('of every text is enough in both themes (WB-4)', () => {
    const low = contrastPairs().filter(({ ratios }) => Math.min(...Object.values(ratios)) < 4.5);
    expect(low.map(({ text, ground }) => `${text} on ${ground}`)).toEqual([]);
  });

  it('that is too low is found (WB-4)', () => {
    const pale = structuredClone(tokens);
    pale.color.light['text-3'].$value.hex = '#b0b6bf';
    const low = contrastPairs(pale).filter(({ ratios }) => ratios.light < 4.5);
    expect(low.map(({ text, ground }) => `${text} on ${ground}`)).toContain('text-3 on bg-surface');
  });
});

describe('texts', () => {
  const files = textFiles();

  it('of the guide to tokens are docs/partners.md, examples included (WB-14)', () => {
    const guide = files.get('text/guide-token.md') ?? '';
    const document = read('docs/partners.md');
    const examples = (/** @type {string} */ text) =>
      [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].map(([, code]) => code);
    expect(examples(document).length).toBeGreaterThan(4);
    expect(examples(guide)).toEqual(expect.arrayContaining(examples(document)));
    expect(guide).toMatch(/^# Signing your users in/);
    expect(guide).not.toMatch(/\]\((?!https?:)/);
  });

  it('of every page and package are listed in llms.txt, by their headings (WB-6)', () => {
    const list = files.get('llms.txt') ?? '';
    expect(list).toMatch(/^# Pantau\n\nPantau is a library of widgets/);
    const links = [...list.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, , file = '']) => file);
    const others = [...files.keys()].filter((file) => file !== 'llms.txt');
    expect(links.toSorted()).toEqual(others.toSorted());
    const pages = globSync('.storybook/pages/*.mdx', { cwd: root });
    expect(others.filter((file) => !/package-|glossary/.test(file))).toHaveLength(pages.length - 1);
  });

  it('contain examples as they are written, and no component (WB-6)', () => {
    const adapter = files.get('text/guide-adapter.md') ?? '';
    expect(adapter).toMatch(/^# Write an adapter/);
    expect(adapter).toContain("```ts\nimport { PantauError } from '@pantau/core';");
    expect(adapter).not.toMatch(/given1|<Meta/);
  });
});

/** @param {string} text of the pages @returns {string[]} public components that no page describes */
const withoutPage = (text) => {
  const described = [...text.matchAll(/<Component\s+name="(\w+)"\s+from="([^"]+)"/g)].map(
    ([, name, from]) => `${from} ${name}`,
  );
  return Object.keys(componentProps()).filter((component) => !described.includes(component));
};

/** @param {string} component @returns {string[]} */
const propsOf = (component) => (componentProps()[component]?.props ?? []).map(({ name }) => name);

/** @param {string} page @returns {string[]} names in its prose that neither a component of it nor its package declares */
function unknownNames(page) {
  const components = [...page.matchAll(/<Component\s+name="(\w+)"\s+from="([^"]+)"/g)];
  const props = components.flatMap(([, name, from]) => propsOf(`${from} ${name}`));
  const [, name = ''] = /<Tokens of="(\w+)"/.exec(page) ?? [];
  const own =
    facts[/** @type {import('../../.storybook/pages/facts/facts.ts').FactsName} */ (name)];
  const modules = globSync(`packages/{core,${own.package}}/src/**/*.{ts,tsx}`, { cwd: root });
  const code = modules.map(read).join('\n');
  const prose = page.replaceAll(/<[A-Z][^>]*>/g, '');
  return [...prose.matchAll(/`([a-z]+[A-Z]\w*)`/g)]
    .map(([, marked = '']) => marked)
    .filter(
      (marked) =>
        !props.includes(marked) &&
        !new RegExp(`\\b(readonly|function|const) ${marked}\\b`).test(code),
    );
}

/** @param {import('../../.storybook/pages/facts/page-facts.ts').PageKeys} row @returns {string[]} what its module lacks */
function unhandled({ keys, module }) {
  if (module === undefined) return [];
  const code = read(module);
  return keys.filter((key) => {
    const [last = '', ...modifiers] = key.split('+').toReversed();
    const isNamed = code.includes(`'${last}'`) || code.includes(`\n  ${last}: `);
    return !isNamed || !modifiers.every((one) => code.includes(`${one.toLowerCase()}Key`));
  });
}

describe('pages about components', () => {
  const files = globSync('.storybook/pages/component-*.mdx', { cwd: root });
  const text = files.map(read).join('\n');

  it('describe every component that a package exports (WB-8)', () => {
    expect(withoutPage(text)).toEqual([]);
  });

  it('without a component are found (WB-8)', () => {
    const less = text.replace('name="DataTableView"', 'name="TableView"');
    expect(withoutPage(less)).toEqual(['@pantau/data-table DataTableView']);
  });

  it('have the props of a component, inherited ones as well, but not those of React (WB-13)', () => {
    const ordersHref = { type: '(status: OrderStatus) => string', required: false };
    expect(componentProps()['@pantau/dashboard Dashboard']?.props).toContainEqual(
      expect.objectContaining({ name: 'ordersHref', ...ordersHref }),
    );
    expect(propsOf('@pantau/alert-rules/editor-dialog AlertRuleDialog')).not.toContain('onCancel');
    expect(propsOf('@pantau/shell/pages ErrorBoundary')).toEqual(['onError', 'children']);
    const button = componentProps()['@pantau/core/ui/button Button'];
    expect(button?.attributes).toBe(true);
    expect(button?.props.map(({ name }) => name)).not.toContain('onClick');
    const paging = componentProps()['@pantau/data-table DataTable']?.props.find(
      ({ name }) => name === 'paging',
    );
    expect(paging?.type).toBe("'none' | 'pages' | 'endless'");
  });

  it.each(files)('%s names nothing that its package lacks (WB-13)', (file) => {
    expect(unknownNames(read(file))).toEqual([]);
  });

  it('that name something that is gone are found (WB-13)', () => {
    const page = read('.storybook/pages/component-dashboard.mdx');
    expect(unknownNames(page.replace('`isLiveLost`', '`isLiveGone`'))).toEqual(['isLiveGone']);
  });

  it.each(files)('%s has every section (WB-9)', (file) => {
    const titles = [...read(file).matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
    expect(titles).toEqual([
      'When not to use it',
      'Anatomy',
      'Components',
      'Dos and don’ts',
      'UI text',
      'Keys',
      'Roles',
      'Theming',
      'Size',
    ]);
  });

  it('show stories that exist (WB-10)', () => {
    const stories = ['packages/*/src/**/*.stories.tsx', '.storybook/composed/*.stories.tsx'];
    const ids = globSync(stories, { cwd: root }).flatMap((file) => {
      const { id, stories: own } = storiesOf(file);
      return own.map(({ name }) => toId(id, storyNameFromExport(name)));
    });
    const shown = [...text.matchAll(/(?:story|phone)="([^"]+)"/g)].map(([, id = '']) => id);
    expect(shown.length).toBeGreaterThan(files.length);
    expect(shown.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('show the composed pages, each beside its mock where there is one (WB-20)', () => {
    const page = read('.storybook/pages/composed-pages.mdx');
    const shown = [...page.matchAll(/story="start-composed-pages--([^"]+)"/g)].map(([, id]) => id);
    const { title, stories } = storiesOf('.storybook/composed/composed-pages.stories.tsx');
    expect(title).toBe('Start/Composed pages');
    expect(shown).toEqual(
      expect.arrayContaining(
        stories.map(({ name }) => toId('x', storyNameFromExport(name)).slice('x--'.length)),
      ),
    );
    const mocks = readdirSync(at('.storybook', 'pages', 'mocks'));
    expect(mocks.length).toBeGreaterThan(8);
    for (const mock of mocks) {
      const [, name = ''] = new RegExp(`import (\\w+) from './mocks/${mock}'`).exec(page) ?? [];
      expect(page).toMatch(new RegExp(`mock={${name}}`));
    }
  });

  it.each(Object.entries(facts))('list keys of %s that its code handles (WB-11)', (_, { keys }) => {
    expect(keys.flatMap(unhandled)).toEqual([]);
  });

  it('with a key that nothing handles, or a modifier, are found (WB-11)', () => {
    const module = 'packages/data-table/src/grid/grid-keys.ts';
    const wrong = ['Shift+F10', 'F3', 'Alt+Delete'];
    expect(unhandled({ keys: wrong, does: '', module })).toEqual(['F3', 'Alt+Delete']);
  });

  it.each(Object.entries(facts))(
    'list roles of %s that its code states (WB-11)',
    (_, { roles }) => {
      const wrong = roles.filter(
        ({ role, module, markup = `role="${role}"` }) => !read(module).includes(markup),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(Object.entries(facts))('have texts of %s in both languages (WB-11)', (_, { texts }) => {
    expect(texts.filter(({ en, id }) => !en || !id)).toEqual([]);
    expect(texts.length).toBeGreaterThan(3);
  });

  it.each(
    /** @type {import('../../.storybook/pages/facts/facts.ts').FactsName[]} */ (Object.keys(facts)),
  )('have sizes and tokens of %s from the budgets and style sheets (WB-12)', (name) => {
    expect(sizesOf(name, packageFacts()).rows).not.toHaveLength(0);
    expect(tokensOf(name, packageFacts()).rows).not.toHaveLength(0);
    expect(() => sizesOf(name, { ...packageFacts(), limits: {} })).toThrow(/no size budget/);
  });
});

describe('Chromatic', () => {
  it('without a token says what to do, and publishes nothing (WB-7)', async () => {
    const env = { CHROMATIC_PROJECT_TOKEN: '' };
    const args = [at('scripts', 'chromatic.mjs')];
    const { code, output } = await run(workspaceNode, args, { quiet: true, env });
    expect(code).toBe(1);
    expect(output).toMatch(/no project token, so nothing was published[^]*npm run visual/);
  });
});
