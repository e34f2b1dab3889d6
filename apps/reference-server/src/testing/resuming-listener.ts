import { setTimeout } from 'node:timers/promises';
import { graphql } from './client.ts';
import { openLive, type LiveClient, type LiveMessage } from './live-client.ts';
import { missedQuery } from './operations.ts';

export interface Arrival {
  readonly id: string;
  /** By `performance.now()`. */
  readonly at: number;
}

/** A client that goes on at another node when it loses the one it is connected to. */
export interface ResumingListener {
  /** Every alert of company 1, as often as it was delivered. */
  readonly arrivals: readonly Arrival[];
  /** Where the nodes broke the sequence. */
  readonly problems: readonly string[];
  /** Addresses of the nodes it was connected to, one after another. */
  readonly visited: readonly string[];
  close(): void;
}

interface Credentials {
  readonly accessToken: string;
  readonly payload: string;
}

const RETRY_MS = 20;

/**
 * Connects to the first of the addresses that accepts it. After each connection but the first it reads what it missed,
 * as the contract describes it.
 */
export async function listenOnNodes(
  urls: () => readonly string[],
  { accessToken, payload }: Credentials,
): Promise<ResumingListener> {
  const arrivals: Arrival[] = [];
  const problems: string[] = [];
  const visited: string[] = [];
  let covered: number | null = null;
  let current: LiveClient | null = null;
  let isClosed = false;
  const began = Promise.withResolvers();

  const take = (id: string): void => void arrivals.push({ id, at: performance.now() });

  const handle = ({ type, prevSeq, seq, data }: LiveMessage): void => {
    if (prevSeq === undefined || seq === undefined || covered === null || seq <= covered) return;
    if (prevSeq > covered) problems.push(`nothing between ${covered} and ${prevSeq}`);
    covered = seq;
    if (type === 'alert-center-1') take(data.rawAlertId);
  };

  const catchUp = async (url: string, head: number): Promise<void> => {
    covered ??= head;
    if (head < covered) problems.push(`began at ${head} after ${covered}`);
    if (head <= covered) return;
    const missed = await graphql({ url }, accessToken, missedQuery, { since: covered });
    if (missed.isComplete !== true) problems.push(`could not read what followed ${covered}`);
    for (const { rawAlertId } of missed.alerts) take(rawAlertId);
    covered = missed.head;
  };

  const follow = async (url: string): Promise<void> => {
    const live = await openLive({ url }, accessToken, payload);
    current = live;
    if (isClosed) live.close();
    const [first] = live.messages;
    await catchUp(url, first?.seq ?? 0);
    visited.push(url);
    began.resolve(undefined);
    let next = 0;
    const drain = (): void => {
      for (; next < live.messages.length; next += 1) handle(live.messages[next] as LiveMessage);
    };
    live.socket.on('message', drain);
    drain();
    await live.ended;
  };

  const stayConnected = async (): Promise<void> => {
    while (!isClosed) {
      for (const url of urls()) {
        // A node that is being stopped or was killed refuses, or ends in between.
        const wasConnected = await follow(url).then(
          () => true,
          () => false,
        );
        current?.close();
        if (wasConnected) break;
      }
      await setTimeout(RETRY_MS);
    }
  };
  void stayConnected();
  await began.promise;
  return {
    ...{ arrivals, problems, visited },
    close() {
      isClosed = true;
      current?.close();
    },
  };
}
