import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createMetricProducer } from './metric-producer.ts';

it('counts between two limits what Prometheus counts up to a limit, for each set of labels (RS-531)', async () => {
  const registry = new Registry();
  const options = { help: 'Durations', labelNames: ['route'], buckets: [1, 2] };
  const durations = new Histogram({ name: 'test_seconds', registers: [registry], ...options });
  for (const seconds of [0.5, 1.5, 1.5, 9]) durations.observe({ route: '/slow' }, seconds);
  durations.observe({ route: '/fast' }, 0.5);
  const { resourceMetrics } = await createMetricProducer(registry, async () => {}).collect();
  const [metric] = resourceMetrics.scopeMetrics[0]?.metrics ?? [];
  const points = metric?.dataPoints.map(({ attributes, value }) => [attributes, value]);
  const boundaries = [1, 2];
  expect(metric?.descriptor).toMatchObject({ name: 'test_seconds', unit: 's' });
  expect(points).toEqual([
    [{ route: '/slow' }, { buckets: { boundaries, counts: [1, 2, 1] }, sum: 12.5, count: 4 }],
    [{ route: '/fast' }, { buckets: { boundaries, counts: [1, 0, 0] }, sum: 0.5, count: 1 }],
  ]);
});
