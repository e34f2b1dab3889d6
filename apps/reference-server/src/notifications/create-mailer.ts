import { join } from 'node:path';
import type { Clock } from '../lib/clock.ts';
import { IN_MEMORY } from '../settings/in-memory.ts';
import type { Settings } from '../settings/settings.ts';
import { createFileOutbox } from './file-outbox.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Accepts emails and forgets them, for servers that store nothing. */
const noMailer: Mailer = { send: async () => {}, close: async () => {} };

/** The mail server of the settings; without one, the folder `outbox` of the data folder. */
export function createMailer(
  { smtpUrl, mailFrom, dataDir }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  clock: Clock,
): Mailer {
  if (smtpUrl !== null) return createSmtpMailer(smtpUrl, mailFrom);
  return dataDir === IN_MEMORY
    ? noMailer
    : createFileOutbox(join(dataDir, 'outbox'), mailFrom, clock);
}
