import type { SessionUser } from '@pantau/core';
import { scopes } from '@pantau/core/base';
import {
  type MemoryAlertSource,
  type MemoryAlertSourceOptions,
  type MemoryEvidenceSource,
  type MemoryEvidenceSourceOptions,
  type MemoryWorld,
  type DemoUser,
  createMemoryAlertSource,
  createMemoryEvidenceSource,
  demoUsers,
} from '../../adapters/memory/index.ts';

/** Options of a story's world: `parameters.world`. */
export interface StoryWorldOptions extends MemoryAlertSourceOptions {
  /** Runs before anything is shown. */
  readonly prepare?: (world: MemoryWorld) => void;
}

/** Options of a story's evidence source: `parameters.evidence`; `null` for no source. */
export interface StoryEvidenceOptions extends Partial<MemoryEvidenceSourceOptions> {
  /** Runs before anything is shown. */
  readonly prepare?: (evidence: MemoryEvidenceSource) => void;
}

export interface StoryWorld {
  readonly alerts: MemoryAlertSource;
  readonly evidence: MemoryEvidenceSource | null;
}

/** What a world takes from the story. */
export interface StoryContext {
  readonly parameters: Record<string, unknown>;
  /** What is set in the workbench's toolbar. */
  readonly globals: Record<string, unknown>;
  readonly abortSignal: AbortSignal;
}

/** How long a list has to load before the connection is lost, and how long a lost one stays so, ms. */
const DROP_AFTER_MS = 1_500;

/** Cuts the connection as the toolbar says, once the lists have loaded. */
function interfere(world: MemoryWorld, { globals, abortSignal }: StoryContext): void {
  const { connection } = globals;
  if (connection !== 'lost' && connection !== 'reconnecting') return;
  const timer = setInterval(() => {
    if (connection === 'reconnecting') world.reconnect();
    world.disconnect();
  }, DROP_AFTER_MS);
  abortSignal.addEventListener('abort', () => clearInterval(timer));
}

/** The world's user for a choice of scopes in the toolbar. */
function chosenPerson({ globals }: StoryContext): DemoUser | undefined {
  const { scopes: choice } = globals;
  if (choice === 'dispatcher' || choice === 'viewer') return demoUsers[choice];
  return choice === 'driver' || choice === 'none' ? demoUsers.viewer : undefined;
}

/** Creates a world each time a story is shown: use `loaders: [storyWorld]`, then `loaded.alerts`. */
export function storyWorld(context: StoryContext): StoryWorld {
  const { parameters } = context;
  const { prepare, ...options } = (parameters['world'] ?? {}) as StoryWorldOptions;
  const user = chosenPerson(context) ?? options.user;
  const alerts = createMemoryAlertSource({ latencyMs: 20, ...options, user });
  prepare?.(alerts.world);
  interfere(alerts.world, context);
  const wanted = parameters['evidence'] as StoryEvidenceOptions | null | undefined;
  if (wanted === null) return { alerts, evidence: null };
  const { prepare: prepareEvidence, ...others } = wanted ?? {};
  const evidence = createMemoryEvidenceSource({ world: alerts.world, latencyMs: 20, ...others });
  prepareEvidence?.(evidence);
  return { alerts, evidence };
}

const actingScopes = [scopes.alertAction, scopes.alertNote, scopes.alertMedia];

/** A signed-in user of the story's company, for `parameters.pantau.user`. */
export function storyUser(
  person: DemoUser = demoUsers.manager,
  further: readonly string[] = [],
): SessionUser {
  const urgent = person.canSeeUrgent ? [scopes.alertCenterUrgent] : [];
  const acting = actingScopes.filter((scope) => person.scopes?.includes(scope) ?? true);
  return {
    userId: person.userId,
    fullname: person.fullname,
    email: null,
    phoneNo: null,
    lastReminder: null,
    companyId: 1,
    companyName: 'PT Mitra Angkut Jawa',
    companyType: 'standard',
    timeZone: 'Asia/Jakarta',
    scopes: [scopes.alertCenterMain, ...urgent, ...acting, ...further],
    flags: [],
  };
}
