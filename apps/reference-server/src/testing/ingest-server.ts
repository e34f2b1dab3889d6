import { scopes } from '@pantau/core/contract';
import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import { alertRules, alertRuleUsers, companies, users } from '../db/schema.ts';
import { hashPassword } from '../session/passwords.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import type { IngestResult } from '../ingest/outcome.ts';

const email = 'reader@one.example';
const password = 'reader-of-one';
/** Company 3 does not exist. */
const keys =
  '1:test-ingest-key-of-company-1,2:test-ingest-key-of-company-2,3:test-ingest-key-of-missing-company';
/** A cheap hash keeps tests fast. */
const cost = { n: 1024, r: 8, p: 1 };

export interface ListedAlert {
  readonly rawAlertId: string;
  readonly createdOn: string;
  readonly alertCode: number;
  readonly alertRuleIds: readonly string[];
  readonly latitude: number | null;
}

export interface IngestResponse {
  readonly status: number;
  readonly results: readonly IngestResult[];
  readonly message: string | undefined;
}

export interface PostOptions {
  /** Defaults to the key of company 1; `null` sends none. */
  readonly key?: string | null;
  readonly type?: string;
}

/** The real server with two companies and the ingest keys `test-ingest-key-of-company-1` and `test-ingest-key-of-company-2`. */
export interface IngestServer {
  readonly testServer: TestServer;
  readonly db: Database;
  readonly clock: Clock;
  /** Posts to `/api/ingest/<path>`; anything but a string is sent as JSON. */
  post(path: string, body: unknown, options?: PostOptions): Promise<IngestResponse>;
  /** Posts one item and returns its result. */
  postOne(path: string, item: unknown, options?: PostOptions): Promise<IngestResult | undefined>;
  outcomes(path: string, body: unknown, options?: PostOptions): Promise<string[]>;
  /** Adds a rule of company 1, subscribed to by its reader. */
  addRule(
    rule: Omit<typeof alertRules.$inferInsert, 'companyId' | 'label' | 'alertUrgencyType'>,
  ): Promise<number>;
  /**
   * All alerts that the reader of company 1 can see, page by page, and the total that the pages
   * report.
   */
  listAlerts(
    show?: number,
  ): Promise<{ readonly alerts: readonly ListedAlert[]; readonly total: number }>;
  close(): Promise<void>;
}

async function seed(db: Database): Promise<void> {
  await db.insert(companies).values([
    { id: 1, name: 'One', timeZone: 'Asia/Jakarta' },
    { id: 2, name: 'Two', timeZone: 'Asia/Jayapura' },
  ]);
  await db.insert(users).values({
    companyId: 1,
    email,
    fullname: 'Reader',
    passwordHash: await hashPassword(password, cost),
    scopes: [scopes.alertCenterMain, scopes.alertCenterUrgent],
  });
}

const pageQuery = `query Page($show: Int!, $after: String) {
  rawAlerts(filter: { pagination: { show: $show, after: $after } }) {
    isSuccessful
    message
    data { rawAlertId createdOn alertCode alertRuleIds latitude }
    pagination { total endCursor hasNextPage }
  }
}`;

interface Page {
  readonly isSuccessful: boolean;
  readonly message: string | null;
  readonly data: readonly ListedAlert[];
  readonly pagination: {
    readonly total: number;
    readonly endCursor: string | null;
    readonly hasNextPage: boolean;
  };
}

async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
}

export async function startIngestServer(): Promise<IngestServer> {
  const server = await startTestServer({ seed, env: { PANTAU_INGEST_KEY: keys } });
  const send = (path: string, body: string, headers: Record<string, string>) =>
    fetch(`${server.url}${path}`, { method: 'POST', body, headers });

  const post: IngestServer['post'] = async (
    path,
    body,
    { key = 'test-ingest-key-of-company-1', type } = {},
  ) => {
    const response = await send(
      `/api/ingest/${path}`,
      typeof body === 'string' ? body : JSON.stringify(body),
      {
        'content-type': type ?? 'application/json',
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
    );
    const payload = await jsonOf(response);
    return {
      status: response.status,
      results: (payload['results'] ?? []) as IngestResult[],
      message: payload['message'] as string | undefined,
    };
  };

  const signIn = async (): Promise<string> => {
    const response = await send('/api/session', JSON.stringify({ email, password }), {
      'content-type': 'application/json',
    });
    return (await jsonOf(response))['accessToken'] as string;
  };

  return {
    testServer: server,
    db: server.db,
    clock: server.clock,
    post,
    async postOne(path, item, options) {
      return (await post(path, [item], options)).results[0];
    },
    async outcomes(path, body, options) {
      return (await post(path, body, options)).results.map((result) => result.outcome);
    },
    async addRule(rule) {
      const [row] = await server.db
        .insert(alertRules)
        .values({ companyId: 1, label: 'A rule', alertUrgencyType: 'Important', ...rule })
        .returning({ id: alertRules.id });
      const alertRuleId = row?.id ?? 0;
      const [reader] = await server.db.select({ id: users.id }).from(users);
      await server.db.insert(alertRuleUsers).values({ alertRuleId, userId: reader?.id ?? 0 });
      return alertRuleId;
    },
    async listAlerts(show = 100) {
      const token = await signIn();
      const alerts: ListedAlert[] = [];
      let after: string | null = null;
      for (;;) {
        const response: Response = await send(
          '/graphql',
          JSON.stringify({ query: pageQuery, variables: { show, after } }),
          { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        );
        const result = (await response.json()) as { data?: { rawAlerts: Page } };
        const page = result.data?.rawAlerts;
        if (page?.isSuccessful !== true) throw new Error(`No page: ${JSON.stringify(result)}`);
        alerts.push(...page.data);
        if (!page.pagination.hasNextPage) return { alerts, total: page.pagination.total };
        after = page.pagination.endCursor;
      }
    },
    close: () => server.close(),
  };
}
