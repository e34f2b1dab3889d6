import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { LineChartProps } from './line-chart.tsx';
import type { WaterfallBarsProps } from './waterfall-bars.tsx';

const lineChart = createLazy(async () => (await import('./line-chart.tsx')).LineChart);
const waterfallBars = createLazy(async () => (await import('./waterfall-bars.tsx')).WaterfallBars);

export interface LazyLineChartProps extends LineChartProps {
  /** Called when the chart cannot be loaded. */
  readonly onFail: () => void;
}

/** `LineChart`, which loads with the charting library when the first one is shown (DS-3). */
export function LazyLineChart({ onFail, ...props }: LazyLineChartProps): ReactElement {
  return <LazyPart part={lineChart} props={props} quiet onFail={onFail} />;
}

/** `WaterfallBars`; the rows are complete without them. */
export function LazyWaterfallBars(props: WaterfallBarsProps): ReactElement {
  return <LazyPart part={waterfallBars} props={props} quiet />;
}
