import { AxisLeft, type TickRendererProps } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleLinear, scalePoint } from '@visx/scale';
import { Line, LinePath } from '@visx/shape';
import type { ReactElement } from 'react';
import { labelledPoints, lineRange } from '../../engine/scores/chart-scale.ts';
import { classOf } from './class-of.ts';
import css from './line-chart.module.css';
import { useWidth } from './use-width.ts';

export interface LinePoint {
  /** Unique in the chart. */
  readonly key: string;
  /** Short text below the point. */
  readonly label: string;
  /** `null` interrupts the line. */
  readonly value: number | null;
}

export interface LineChartProps {
  readonly points: readonly LinePoint[];
  /** In px. */
  readonly height: number;
  readonly formatValue: (value: number) => string;
  readonly formatTick: (value: number) => string;
}

const [LEFT, RIGHT, TOP, BOTTOM] = [36, 28, 22, 24] as const;
/** Narrower than this, labels of neighbours would overlap. */
const LABEL_PX = 64;

/**
 * Scores over time. The values of the last, the highest and the lowest point are written at them, so that the chart is
 * read without colours. It is hidden from screen readers, which get the table of the same numbers (DS-3).
 */
export function LineChart(props: LineChartProps): ReactElement {
  const { points, height, formatValue, formatTick } = props;
  const [ref, width] = useWidth();
  return (
    <div ref={ref} className={css.frame} style={{ height }} data-chart="line" aria-hidden>
      {width > LEFT + RIGHT && <Plot {...{ points, height, width, formatValue, formatTick }} />}
    </div>
  );
}

/** A text of its own: the library's measures each text, although none is wrapped. */
const Tick = ({ x, y, formattedValue }: TickRendererProps): ReactElement => (
  <text className={classOf(css.tick)} x={x} y={y} dx={-4} dy={4} textAnchor="end">
    {formattedValue}
  </text>
);

function Plot(props: LineChartProps & { readonly width: number }): ReactElement {
  const { points, height, width, formatValue, formatTick } = props;
  const plotWidth = width - LEFT - RIGHT;
  const plotHeight = height - TOP - BOTTOM;
  const { min, max, ticks } = lineRange(points.map(({ value }) => value));
  const x = scalePoint({ domain: points.map(({ key }) => key), range: [0, plotWidth] });
  const y = scaleLinear({ domain: [min, max], range: [plotHeight, 0] });
  const every = Math.ceil((points.length * LABEL_PX) / Math.max(plotWidth, 1));
  const valued = labelledPoints(
    points.map(({ value }) => value),
    Math.floor(plotWidth / LABEL_PX),
  );
  const lowest = Math.min(...points.map(({ value }) => value ?? Infinity));
  const xOf = (point: LinePoint): number => x(point.key) ?? 0;
  return (
    <svg className={css.chart} width={width} height={height}>
      <Group left={LEFT} top={TOP}>
        {ticks.map((tick) => (
          <Line
            key={tick}
            className={classOf(css.grid)}
            from={{ x: 0, y: y(tick) }}
            to={{ x: plotWidth, y: y(tick) }}
          />
        ))}
        <AxisLeft
          scale={y}
          tickValues={[...ticks]}
          tickFormat={(value) => formatTick(Number(value))}
          hideAxisLine
          hideTicks
          tickComponent={Tick}
        />
        <LinePath
          data={[...points]}
          defined={({ value }) => value !== null}
          x={xOf}
          y={({ value }) => y(value ?? 0)}
          className={classOf(css.line)}
        />
        {points.map((point, index) => (
          <g key={point.key}>
            {point.value !== null && (
              <circle
                className={css.dot}
                data-last={index === points.length - 1 || undefined}
                cx={xOf(point)}
                cy={y(point.value)}
                r={index === points.length - 1 ? 4 : 2.5}
              />
            )}
            {(points.length - 1 - index) % every === 0 && (
              <text className={css.label} x={xOf(point)} y={plotHeight + 18} textAnchor="middle">
                {point.label}
              </text>
            )}
          </g>
        ))}
        {points.map((point, index) => (
          <g key={point.key}>
            {point.value !== null && valued.includes(index) && (
              <text
                className={css.value}
                data-last={index === points.length - 1 || undefined}
                x={xOf(point)}
                y={
                  y(point.value) +
                  (point.value === lowest && points.length > valued.length ? 18 : -9)
                }
                textAnchor="middle"
              >
                {formatValue(point.value)}
              </text>
            )}
          </g>
        ))}
      </Group>
    </svg>
  );
}
