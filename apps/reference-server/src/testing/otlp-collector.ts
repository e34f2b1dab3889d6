import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status: { readonly code?: number };
  readonly attributes: readonly Attribute[];
}

export interface ReceivedPoint {
  readonly attributes: readonly Attribute[];
  readonly asDouble?: number;
  readonly count?: number;
  readonly sum?: number;
  readonly bucketCounts?: readonly number[];
  readonly explicitBounds?: readonly number[];
}

export interface ReceivedMetric {
  readonly name: string;
  readonly gauge?: { readonly dataPoints: readonly ReceivedPoint[] };
  readonly sum?: { readonly dataPoints: readonly ReceivedPoint[]; readonly isMonotonic: boolean };
  readonly histogram?: { readonly dataPoints: readonly ReceivedPoint[] };
}

export interface OtlpCollector {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  readonly metrics: readonly ReceivedMetric[];
  readonly resources: readonly (readonly Attribute[])[];
  /** Everything that arrived, as it arrived. */
  readonly bodies: readonly string[];
  /** Answers every export with this status from now on. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** A collector that speaks OTLP over HTTP with JSON, as the protocol describes it, and keeps what it gets. */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const spans: ReceivedSpan[] = [];
  const metrics: ReceivedMetric[] = [];
  const resources: (readonly Attribute[])[] = [];
  const bodies: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
      if (status !== 200) return;
      bodies.push(body);
      const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(body) as Export;
      if (request.url === '/v1/traces') {
        for (const { resource, scopeSpans } of resourceSpans) {
          resources.push(resource.attributes);
          spans.push(...scopeSpans.flatMap((scope) => scope.spans));
        }
      }
      if (request.url === '/v1/metrics') {
        for (const { scopeMetrics } of resourceMetrics) {
          metrics.push(...scopeMetrics.flatMap((scope) => scope.metrics));
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ spans, metrics, resources, bodies },
    answerWith: (next) => (status = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Export {
  readonly resourceSpans?: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
  readonly resourceMetrics?: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly ReceivedMetric[] }[];
  }[];
}
