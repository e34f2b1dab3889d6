import { ValueType, type HrTime } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type {
  MetricObjectWithValues,
  MetricValue,
  MetricValueWithName,
  Registry,
} from 'prom-client';

type PrometheusMetric = MetricObjectWithValues<MetricValue<string>>;
type Labels = MetricValue<string>['labels'];

/**
 * The metrics of Prometheus as those of OpenTelemetry, with the same names: whatever `/metrics` shows is sent, and
 * nothing is counted twice.
 */
export function createMetricProducer(
  registry: Registry,
  refreshMetrics: () => Promise<void>,
): MetricProducer {
  const startTime = millisToHrTime(Date.now());
  return {
    async collect() {
      await refreshMetrics();
      const metrics = (await registry.getMetricsAsJSON()) as unknown as PrometheusMetric[];
      const times = { startTime, endTime: millisToHrTime(Date.now()) };
      return {
        errors: [],
        resourceMetrics: {
          resource: emptyResource(),
          scopeMetrics: [
            {
              scope: { name: 'pantau' },
              metrics: metrics.flatMap((metric) => toMetricData(metric, times)),
            },
          ],
        },
      };
    },
  };
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

function toMetricData({ name, help, type, values }: PrometheusMetric, times: Times): MetricData[] {
  const unit = name.endsWith('_seconds') ? 's' : name.endsWith('_bytes') ? 'By' : '';
  const common = {
    descriptor: { name, description: help, unit, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // prom-client names the types, contrary to its own declarations.
  const kind = String(type);
  if (kind === 'histogram') {
    const dataPoints = toHistograms(values as MetricValueWithName<string>[], times);
    return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints }];
  }
  const dataPoints = values.map(({ value, labels }) => ({
    ...times,
    attributes: attributesOf(labels),
    value,
  }));
  if (kind === 'counter') {
    return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
  }
  if (kind === 'gauge') return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }];
  return [];
}

/** Prometheus counts what is at most as large as a limit, OpenTelemetry what is between two limits. */
function toHistograms(
  values: readonly MetricValueWithName<string>[],
  times: Times,
): DataPoint<Histogram>[] {
  const groups = Map.groupBy(values, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels));
  return [...groups.values()].map((group) => {
    const valueOf = (ending: string): number =>
      group.find(({ metricName }) => metricName?.endsWith(ending))?.value ?? 0;
    const limits = group.filter(({ labels }) => labels.le !== undefined && labels.le !== '+Inf');
    const counts = limits.map(({ value }, index) => value - (limits[index - 1]?.value ?? 0));
    const count = valueOf('_count');
    const { le: _, ...labels } = group[0]?.labels ?? {};
    return {
      ...times,
      attributes: attributesOf(labels),
      value: {
        buckets: {
          boundaries: limits.map(({ labels: { le } }) => Number(le)),
          counts: [...counts, count - (limits.at(-1)?.value ?? 0)],
        },
        sum: valueOf('_sum'),
        count,
      },
    };
  });
}

const attributesOf = (labels: Labels): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
