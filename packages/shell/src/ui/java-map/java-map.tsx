import type { ReactElement } from 'react';
import { curveThrough, size, pointAlong, project } from './curve.ts';
import { type City, type Point, cities, islands, roads } from './geography.ts';
import css from './java-map.module.css';

/** Vehicle states: an arrow is moving, a ring idling, a square parked. */
type Shape = 'forward' | 'backward' | 'idle' | 'parked';

const fleet: readonly (readonly [road: readonly Point[], fraction: number, shape: Shape])[] = [
  [roads.northCoast, 0.06, 'forward'],
  [roads.northCoast, 0.13, 'backward'],
  [roads.northCoast, 0.18, 'forward'],
  [roads.northCoast, 0.225, 'backward'],
  [roads.northCoast, 0.27, 'forward'],
  [roads.northCoast, 0.325, 'parked'],
  [roads.northCoast, 0.37, 'forward'],
  [roads.northCoast, 0.43, 'backward'],
  [roads.northCoast, 0.47, 'idle'],
  [roads.northCoast, 0.56, 'forward'],
  [roads.northCoast, 0.63, 'backward'],
  [roads.northCoast, 0.7, 'forward'],
  [roads.northCoast, 0.82, 'forward'],
  [roads.northCoast, 0.9, 'parked'],
  [roads.south, 0.1, 'forward'],
  [roads.south, 0.27, 'backward'],
  [roads.south, 0.36, 'forward'],
  [roads.south, 0.44, 'idle'],
  [roads.south, 0.53, 'forward'],
  [roads.south, 0.6, 'backward'],
  [roads.south, 0.75, 'forward'],
  [roads.south, 0.86, 'backward'],
  [roads.middle, 0.5, 'forward'],
  [roads.malang, 0.4, 'backward'],
  [roads.sumatra, 0.14, 'idle'],
  [roads.sumatra, 0.4, 'backward'],
  [roads.sumatra, 0.68, 'parked'],
];

const coast = islands.map((island) => curveThrough(island, true));
const network = Object.values(roads).map((road) => curveThrough(road, false));

function Vehicle({ at, shape }: { at: ReturnType<typeof pointAlong>; shape: Shape }): ReactElement {
  const { x, y, degrees } = at;
  if (shape === 'idle') return <circle className={css.ring} cx={x} cy={y} r="4" />;
  if (shape === 'parked') {
    return <rect className={css.ink} x={x - 4} y={y - 4} width="8" height="8" rx="1.5" />;
  }
  const turn = shape === 'backward' ? degrees + 180 : degrees;
  return (
    <path
      className={css.ink}
      d="M6 0-5 4.5-2.5 0-5-4.5z"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`}
    />
  );
}

const nameOffset = {
  above: [0, -10, 'middle'],
  below: [0, 20, 'middle'],
  right: [9, 4.5, 'start'],
};

function CityName({ city }: { city: City }): ReactElement {
  const { x, y } = project(city.at);
  const [dx, dy, anchor] = nameOffset[city.side] as [number, number, 'middle' | 'start'];
  return (
    <g>
      <circle className={css.dot} cx={x} cy={y} r="2.25" />
      <text className={css.city} x={x + dx} y={y + dy} textAnchor={anchor}>
        {city.name}
      </text>
    </g>
  );
}

/** Decorative map of Java with a fleet on its roads; hidden from assistive technology. */
export function JavaMap({ className }: { readonly className?: string | undefined }): ReactElement {
  return (
    <svg
      className={`${css.map} ${className ?? ''}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {coast.map((path) => (
        <path key={path} className={css.land} d={path} />
      ))}
      {network.map((path) => (
        <path key={path} className={css.road} d={path} />
      ))}
      {cities.map((city) => (
        <CityName key={city.name} city={city} />
      ))}
      {fleet.map(([road, fraction, shape]) => {
        const at = pointAlong(road, fraction);
        return <Vehicle key={`${at.x} ${at.y}`} at={at} shape={shape} />;
      })}
    </svg>
  );
}
