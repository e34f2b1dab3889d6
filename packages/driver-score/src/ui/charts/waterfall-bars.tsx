import { scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import type { ReactElement } from 'react';
import { classOf } from './class-of.ts';
import { useWidth } from './use-width.ts';
import css from './waterfall-bars.module.css';

export interface WaterfallBar {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** A sum from 0, a gain, or a loss. */
  readonly kind: 'sum' | 'gain' | 'loss';
}

export interface WaterfallBarsProps {
  /** One per row, from the top. */
  readonly bars: readonly WaterfallBar[];
  /** In px. */
  readonly rowHeight: number;
}

/** The bars start below the lowest sum, so that small steps can be seen; a break in the sums says so. */
function barRange(bars: readonly WaterfallBar[]): readonly [start: number, end: number] {
  const sums = bars.map(({ to }) => to);
  const lowest = Math.min(...sums);
  return [
    lowest <= 20 ? Math.min(0, lowest) : Math.floor(lowest / 10) * 10 - 10,
    Math.max(...sums),
  ];
}

const BAR_PX = 14;
/** Short steps stay visible. */
const BAR_MIN = 2;

/**
 * The bars of a waterfall, beside rows that have its numbers as text. Sums are filled, gains outlined, losses hatched:
 * they differ without colour (DS-3).
 */
export function WaterfallBars({ bars, rowHeight }: WaterfallBarsProps): ReactElement {
  const [ref, width] = useWidth();
  const height = bars.length * rowHeight;
  const [start, end] = barRange(bars);
  const x = scaleLinear({
    domain: [start, end],
    range: [0, Math.max(width - 1, 1)],
    clamp: true,
  });
  return (
    <div ref={ref} className={css.frame} style={{ height }} data-chart="waterfall" aria-hidden>
      {width > 0 && (
        <svg className={css.chart} width={width} height={height}>
          <Line className={classOf(css.zero)} from={{ x: 0.5, y: 0 }} to={{ x: 0.5, y: height }} />
          {bars.map(({ key, from, to, kind }, index) => {
            const top = index * rowHeight + (rowHeight - BAR_PX) / 2;
            const left = x(Math.min(from, to));
            const size = Math.max(BAR_MIN, x(Math.max(from, to)) - left);
            return (
              <g key={key} data-step={key}>
                <Bar
                  className={classOf(css.bar)}
                  data-kind={kind}
                  x={left}
                  y={top}
                  width={size}
                  height={BAR_PX}
                />
                {kind === 'loss' && <Hatching x={left} y={top} width={size} />}
                {kind === 'sum' && start > 0 && (
                  <Line
                    className={classOf(css.break)}
                    from={{ x: 9, y: top + BAR_PX + 1 }}
                    to={{ x: 15, y: top - 1 }}
                  />
                )}
                {index < bars.length - 1 && (
                  <Line
                    className={classOf(css.link)}
                    from={{ x: x(to), y: top + BAR_PX }}
                    to={{ x: x(to), y: top + rowHeight }}
                  />
                )}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}

/** Slanted lines instead of a pattern, whose id would have to be unique in the page. */
function Hatching({
  x,
  y,
  width,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}) {
  const count = Math.floor((width - BAR_PX / 2) / 6);
  return Array.from({ length: Math.max(0, count) }, (_, index) => (
    <Line
      key={index}
      className={classOf(css.hatch)}
      from={{ x: x + 4 + index * 6, y: y + BAR_PX - 2 }}
      to={{ x: x + 4 + index * 6 + 4, y: y + 2 }}
    />
  ));
}
