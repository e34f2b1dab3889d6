import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import {
  ExportResultCode,
  W3CTraceContextPropagator,
  type ExportResult,
} from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  hostDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '../lib/logger.ts';
import { withinTime } from '../lib/within-time.ts';
import { createMetricProducer } from './metric-producer.ts';
import type { Attributes, Span, Telemetry, TelemetryDeps } from './telemetry.ts';

/** Longest wait for the collector when the server stops. */
const CLOSE_MS = 3_000;
/** A collector that takes longer gets the next export. */
const EXPORT_MS = 10_000;

interface ExportDeps extends TelemetryDeps {
  readonly otlpEndpoint: string;
}

/**
 * Sends spans and metrics by OTLP over HTTP. Nothing is registered globally: several servers run in one process of
 * tests, and parents of spans are passed explicitly.
 */
export function startExport(deps: ExportDeps): Telemetry {
  const { settings, logger, registry, refreshMetrics } = deps;
  const base = deps.otlpEndpoint.replace(/\/+$/, '');
  // What the settings of OpenTelemetry say about the service comes before our own values.
  const resource = resourceFromAttributes({ 'service.name': 'pantau' }).merge(
    detectResources({
      detectors: [hostDetector, serviceInstanceIdDetector, envDetector, serviceNameEnvDetector],
    }),
  );
  const intervalMs = settings.exportSeconds * 1000;
  const timeoutMillis = Math.min(EXPORT_MS, intervalMs);
  const report = createReport(logger);
  const tracers = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(settings.traceShare),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reporting(
          new OTLPTraceExporter({ url: `${base}/v1/traces`, timeoutMillis }),
          report,
        ),
        scheduledDelayMillis: intervalMs,
      }),
    ],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: reporting(
          new OTLPMetricExporter({ url: `${base}/v1/metrics`, timeoutMillis }),
          report,
        ),
        exportIntervalMillis: intervalMs,
        exportTimeoutMillis: timeoutMillis,
        metricProducers: [createMetricProducer(registry, refreshMetrics)],
      }),
    ],
  });
  const tracer = tracers.getTracer('pantau');
  const propagator = new W3CTraceContextPropagator();
  return {
    beginRequest(name, headers, attributes) {
      const context = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      return beginSpan(tracer, name, SpanKind.SERVER, attributes, context);
    },
    async close() {
      const closing = Promise.all([tracers.shutdown(), meters.shutdown()]);
      await withinTime(closing, CLOSE_MS).catch(() => {});
    },
  };
}

function beginSpan(
  tracer: Tracer,
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  context: Context,
): Span {
  const span = tracer.startSpan(name, { kind, attributes }, context);
  const inside = trace.setSpan(context, span);
  return {
    traceId: span.spanContext().traceId,
    begin: (part, values) => beginSpan(tracer, part, SpanKind.INTERNAL, values, inside),
    end({ failed, attributes: values = {} }) {
      span.setAttributes(values);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

type Report = (result: ExportResult) => void;

/** Logs that the collector takes nothing any more, and that it does again; not every attempt. */
function createReport(logger: Logger): Report {
  let isFailing = false;
  return ({ code, error }) => {
    const hasFailed = code === ExportResultCode.FAILED;
    if (hasFailed === isFailing) return;
    isFailing = hasFailed;
    if (hasFailed) logger.warn('Traces and metrics cannot be sent to the collector', { error });
    else logger.info('Traces and metrics are sent to the collector again');
  };
}

interface Exporter<Items> {
  export(items: Items, done: Report): void;
}

/** The same exporter, which also reports the result of each export. */
function reporting<Items, E extends Exporter<Items>>(
  exporter: E & Exporter<Items>,
  report: Report,
): E {
  const send = exporter.export.bind(exporter);
  exporter.export = (items, done) =>
    send(items, (result) => {
      report(result);
      done(result);
    });
  return exporter;
}
