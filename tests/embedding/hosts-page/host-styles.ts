import { readFile } from 'node:fs/promises';

const generated = (name: string): string => new URL(`generated/${name}`, import.meta.url).href;

/** A theme as sites have that were edited for years: it styles every element, and insists. */
const wordpress = `
html, body { font: 18px/1.8 Georgia, serif !important; color: #333 !important; letter-spacing: 0.02em; }
.container { max-width: 900px; margin: 0 auto; }
div, section, article, header, footer, aside, span, ul, ol, li, p { line-height: 1.8 !important; max-width: 100%; }
h1, h2, h3, h4 { margin: 1.2em 0 0.6em !important; font: 700 2em/1.2 Georgia, serif !important; text-transform: capitalize; }
p, ul, ol, dl { margin-bottom: 1.5em !important; }
ul, ol { padding-left: 2em !important; list-style: disc outside !important; }
li::before { content: "» " !important; color: #c00; }
a { color: #c00 !important; text-decoration: underline !important; box-shadow: none !important; }
a:hover, button:hover { color: #900 !important; }
button, input, select, textarea, [type='button'], [role='button'] {
  width: auto; padding: 12px 24px !important; border: 2px solid #c00 !important; border-radius: 0 !important;
  background: #c00 !important; color: #fff !important; font: 600 16px/1 Georgia, serif !important;
  text-transform: uppercase !important; box-shadow: none !important; -webkit-appearance: none;
}
img, svg, video, canvas { max-width: 100% !important; height: auto !important; }
table { width: 100%; border-collapse: collapse !important; }
[class*='icon'] { font-size: 24px !important; }
[hidden] { display: none !important; }
* { transition: all 0.3s !important; }
`;

/** Sets what nobody expects on every element. */
const hostile = `
* { all: revert; writing-mode: vertical-rl !important; hyphens: auto !important; user-select: none !important;
  -webkit-text-stroke: 2px lime !important; letter-spacing: 4px !important;
  padding: 5px !important; border: 2px solid red !important; display: inline !important; float: left !important; }
/* Where the widget is, is the host's to decide. */
:not(pantau-root, pantau-alert-center) { margin: 3px !important; }
[class] { background: pink !important; opacity: 0.5 !important; }
[part], [role], [data-pantau-theme] { color: red !important; --pantau-text: red !important; }
body { direction: rtl; text-align: right; zoom: 1; quotes: '!' '!'; caret-color: red; tab-size: 19; }
`;

export const fileHosts = {
  'Tailwind CSS 4': import.meta.resolve('tailwindcss/preflight.css'),
  'Bootstrap 5': import.meta.resolve('bootstrap/dist/css/bootstrap.css'),
  'Ant Design': generated('ant-design.css.txt'),
  'Pico 2': import.meta.resolve('@picocss/pico/css/pico.css'),
  Foundation: import.meta.resolve('foundation-sites/dist/css/foundation.css'),
  'Simple.css': import.meta.resolve('simpledotcss/simple.css'),
  Materialize: import.meta.resolve('@materializecss/materialize/dist/css/materialize.css'),
  'Water.css': import.meta.resolve('water.css/out/water.css'),
  'Tailwind CSS 3 with forms': generated('tailwind-3.css.txt'),
} as const;

export const textHosts = {
  'a theme as of WordPress': wordpress,
  'a root of 62.5 %': 'html { font-size: 62.5% }',
  'everything reverted': '* { all: revert }',
  'every element, insisting': hostile,
} as const;

/** The place of the widget, which style sheets of the host do not move. */
export const place = `
#widget {
  all: unset !important; position: fixed !important; left: 320px !important; top: 40px !important;
  width: 640px !important; height: 56px !important; display: block !important;
}
/* As an item of a grid, whose box does not depend on its own display. */
#widget > .box { all: unset !important; display: grid !important; justify-items: start !important; }
`;

export type HostName = keyof typeof fileHosts | keyof typeof textHosts;

export async function readHost(name: HostName): Promise<string> {
  if (name in fileHosts)
    return readFile(new URL(fileHosts[name as keyof typeof fileHosts]), 'utf8');
  return textHosts[name as keyof typeof textHosts];
}
